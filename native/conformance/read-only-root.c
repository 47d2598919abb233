#include "attempt.h"

#include <fcntl.h>
#include <sys/stat.h>

int main(void) {
  const char *folders[] = {"/", "/usr", "/usr/bin", "/etc", "/dev", "/sys", "/sys/devices", "/proc", "/proc/sys/kernel"};
  char path[64];
  for (size_t i = 0; i < sizeof folders / sizeof *folders; i++) {
    snprintf(path, sizeof path, "%s/assay-was-here", folders[i]);
    int fd = open(path, O_CREAT | O_WRONLY, 0600);
    if (fd < 0) continue;
    breach("created %s", path);
    unlink(path);
  }
  MUST_FAIL(open("/launcher", O_WRONLY));
  MUST_FAIL(rename("/launcher", "/launcher2"));
  MUST_FAIL(chmod("/usr/bin", 0777));
  MUST_FAIL(mkdir("/assay-was-here", 0700));
  return verdict();
}
