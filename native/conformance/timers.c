#include "attempt.h"

#include <signal.h>
#include <sys/time.h>
#include <sys/timerfd.h>
#include <time.h>

int main(void) {
  struct itimerval soon = {{0, 0}, {1, 0}};
  struct sigevent wake = {.sigev_notify = SIGEV_SIGNAL, .sigev_signo = SIGCONT};
  int timer;
  MUST_FAIL_WITH(EPERM, setitimer(ITIMER_REAL, &soon, NULL));
  MUST_FAIL_WITH(EPERM, syscall(SYS_timer_create, CLOCK_MONOTONIC, &wake, &timer));
  MUST_FAIL_WITH(EPERM, timerfd_create(CLOCK_MONOTONIC, 0));
#ifdef SYS_alarm
  MUST_FAIL_WITH(EPERM, syscall(SYS_alarm, 1));
#endif
  return verdict();
}
