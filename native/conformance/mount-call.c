#include "attempt.h"

#include <sys/mount.h>

int main(void) {
  MUST_FAIL(mount("new", "/tmp", "tmpfs", 0, NULL));
  return verdict();
}
