#include "attempt.h"

#include <fcntl.h>

extern char **environ;

static void read_of(const char *path) {
  char text[4096];
  int fd = open(path, O_RDONLY);
  if (fd < 0) return;
  ssize_t length = read(fd, text, sizeof text - 1);
  if (length > 0) breach("%s holds %.*s", path, (int)length, text);
}

int main(void) {
  for (char **variable = environ; *variable; variable++) breach("knows %s", *variable);
  char path[64];
  snprintf(path, sizeof path, "/proc/%d/environ", getppid());
  read_of(path);
  read_of("/proc/1/environ");
  read_of("/proc/self/environ");
  return verdict();
}
