// Has a copy of a warm server do what this process shall do: `ask SOCKET WORDS…` hands over words and standard streams, and ends as the copy does.
#include <stdio.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

enum { FAILED = 125, MOST_BYTES = 1 << 16, STREAMS = 3 };

static int failed(const char *what) {
  perror(what);
  return FAILED;
}

int main(int count, char **words) {
  struct sockaddr_un server = {.sun_family = AF_UNIX};
  static char text[MOST_BYTES];
  size_t length = 0;
  if (count < 3 || strlen(words[1]) >= sizeof server.sun_path) {
    fputs("usage: ask SOCKET WORDS\n", stderr);
    return FAILED;
  }
  strcpy(server.sun_path, words[1]);
  for (int i = 2; i < count; i++) {
    size_t more = strlen(words[i]) + 1;  // with what ends it, which the last word does without
    if (length + more > sizeof text) return failed("too many words");
    memcpy(text + length, words[i], more);
    length += more;
  }
  length--;
  int channel = socket(AF_UNIX, SOCK_SEQPACKET, 0);
  if (channel < 0 || connect(channel, (struct sockaddr *)&server, sizeof server)) return failed("the warm server does not answer");
  int streams[STREAMS] = {0, 1, 2};
  union {
    struct cmsghdr header;
    char space[CMSG_SPACE(sizeof streams)];
  } control = {.header = {.cmsg_len = CMSG_LEN(sizeof streams), .cmsg_level = SOL_SOCKET, .cmsg_type = SCM_RIGHTS}};
  memcpy(CMSG_DATA(&control.header), streams, sizeof streams);
  struct iovec part = {text, length};
  struct msghdr message = {.msg_iov = &part, .msg_iovlen = 1, .msg_control = &control, .msg_controllen = sizeof control};
  if (sendmsg(channel, &message, MSG_NOSIGNAL) < 0) return failed("the warm server cannot be asked");
  for (int stream = 0; stream < STREAMS; stream++) close(stream);
  unsigned char status;
  return recv(channel, &status, 1, 0) == 1 ? status : FAILED;
}
