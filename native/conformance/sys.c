#include "attempt.h"

#include <dirent.h>
#include <fcntl.h>
#include <sys/stat.h>

int main(void) {
  struct stat found;
  const char *hidden[] = {"/sys/fs/cgroup", "/sys/kernel", "/sys/class", "/sys/block", "/sys/firmware"};
  for (size_t i = 0; i < sizeof hidden / sizeof *hidden; i++) {
    if (stat(hidden[i], &found) == 0) breach("sees %s", hidden[i]);
  }
  MUST_FAIL(open("/sys/devices/system/cpu/cpu1/online", O_WRONLY));
  MUST_FAIL(open("/sys/devices/system/cpu/uevent", O_WRONLY));
  MUST_FAIL(open("/proc/sys/kernel/hostname", O_WRONLY));
  MUST_FAIL(open("/proc/sysrq-trigger", O_WRONLY));
  return verdict();
}
