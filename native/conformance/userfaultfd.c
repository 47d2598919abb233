#include "attempt.h"

int main(void) {
  MUST_FAIL(syscall(SYS_userfaultfd, 1 /* user mode only */));
  return verdict();
}
