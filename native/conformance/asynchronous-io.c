#include "attempt.h"

int main(void) {
  unsigned long context = 0;
  MUST_FAIL_WITH(EPERM, syscall(SYS_io_setup, 1, &context));
  return verdict();
}
