#include "attempt.h"

#include <sched.h>
#include <sys/mount.h>

int main(void) {
  MUST_FAIL(mount(NULL, "/", NULL, MS_REMOUNT | MS_BIND, NULL));
  MUST_FAIL(mount(NULL, "/usr", NULL, MS_REMOUNT | MS_BIND, NULL));
  MUST_FAIL(mount("new", "/tmp", "tmpfs", 0, NULL));
  MUST_FAIL(mount("/usr", "/tmp", NULL, MS_BIND, NULL));
  MUST_FAIL(umount2("/tmp", MNT_DETACH));
  MUST_FAIL(syscall(SYS_pivot_root, "/tmp", "/tmp"));
  MUST_FAIL(chroot("/tmp"));
  return verdict();
}
