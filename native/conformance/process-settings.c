#include "attempt.h"

#include <signal.h>
#include <sys/prctl.h>

int main(void) {
  MUST_FAIL_WITH(EPERM, prctl(PR_SET_PDEATHSIG, SIGCONT, 0, 0, 0));
  MUST_FAIL_WITH(EPERM, prctl(PR_SET_TIMERSLACK, 1, 0, 0, 0));
  MUST_FAIL_WITH(EPERM, prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0));
  MUST_FAIL_WITH(EPERM, prctl(PR_SET_PTRACER, PR_SET_PTRACER_ANY, 0, 0, 0));
  MUST_FAIL_WITH(EPERM, prctl(PR_SET_SECCOMP, 1, 0, 0, 0));
  if (prctl(PR_SET_NAME, "harmless", 0, 0, 0)) cannot_try("cannot even name itself");
  return verdict();
}
