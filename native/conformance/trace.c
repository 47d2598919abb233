#include "attempt.h"

#include <sys/ptrace.h>

int main(void) {
  MUST_FAIL(ptrace(PTRACE_TRACEME, 0, NULL, NULL));
  return verdict();
}
