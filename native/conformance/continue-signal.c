#include "attempt.h"

#include <signal.h>

// A thread that keeps telling its process to continue would undo being stopped.
int main(void) {
  MUST_FAIL_WITH(EPERM, kill(getpid(), SIGCONT));
  MUST_FAIL_WITH(EPERM, syscall(SYS_tgkill, getpid(), gettid(), SIGCONT));
  if (raise(SIGURG)) cannot_try("cannot even signal itself");
  return verdict();
}
