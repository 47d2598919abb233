#include "attempt.h"

#include <sys/mman.h>

int main(void) {
  char parameters[256] = {0};
  MUST_FAIL(syscall(SYS_io_uring_setup, 1, parameters));
  return verdict();
}
