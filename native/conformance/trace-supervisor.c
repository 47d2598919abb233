#include "attempt.h"

#include <sys/ptrace.h>
#include <sys/uio.h>

int main(void) {
  pid_t supervisor = getppid();
  char byte;
  struct iovec here = {&byte, 1}, there = {(void *)main, 1};
  MUST_FAIL(ptrace(PTRACE_SEIZE, supervisor, NULL, NULL));
  MUST_FAIL_WITH(EPERM, process_vm_readv(supervisor, &here, 1, &there, 1, 0));
  MUST_FAIL_WITH(EPERM, process_vm_writev(supervisor, &here, 1, &there, 1, 0));
  return verdict();
}
