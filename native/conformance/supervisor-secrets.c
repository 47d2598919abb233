#include "attempt.h"

#include <dirent.h>
#include <fcntl.h>

static const char *of_supervisor(const char *name) {
  static char path[64];
  snprintf(path, sizeof path, "/proc/%d/%s", getppid(), name);
  return path;
}

int main(void) {
  const char *files[] = {"mem", "environ", "maps", "smaps", "auxv", "io", "syscall", "stack", "pagemap", "personality"};
  const char *links[] = {"exe", "cwd", "root", "fd/1", "fd/100", "ns/pid"};
  char text[256];
  for (size_t i = 0; i < sizeof files / sizeof *files; i++) {
    const char *path = of_supervisor(files[i]);
    int fd = open(path, O_RDONLY);
    if (fd >= 0 && read(fd, text, sizeof text) > 0) breach("read %s", path);
  }
  for (size_t i = 0; i < sizeof links / sizeof *links; i++) {
    const char *path = of_supervisor(links[i]);
    if (readlink(path, text, sizeof text) >= 0) breach("followed %s", path);
  }
  if (opendir(of_supervisor("fd"))) breach("listed its descriptors");
  return verdict();
}
