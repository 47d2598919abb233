#include "attempt.h"

#include <arpa/inet.h>
#include <netinet/in.h>
#include <sys/socket.h>

int main(void) {
  FILE *devices = fopen("/proc/net/dev", "r");
  if (!devices) cannot_try("no /proc/net/dev");
  char line[512], name[64];
  while (fgets(line, sizeof line, devices)) {
    if (strchr(line, ':') && sscanf(line, " %63[^:]", name) == 1 && strcmp(name, "lo") != 0) breach("sees %s", name);
  }
  struct sockaddr_in outside = {.sin_family = AF_INET, .sin_port = htons(53)};
  inet_pton(AF_INET, "192.0.2.1", &outside.sin_addr);
  int fd = socket(AF_INET, SOCK_DGRAM, 0);
  MUST_FAIL(connect(fd, (struct sockaddr *)&outside, sizeof outside));
  return verdict();
}
