#include "attempt.h"

#include <sys/ptrace.h>

int main(void) {
#ifdef __x86_64__
  MUST_FAIL(syscall(0x40000000 | SYS_getpid));
#else
  MUST_FAIL(ptrace(PTRACE_TRACEME, 0, NULL, NULL));
#endif
  return verdict();
}
