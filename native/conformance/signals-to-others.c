#include "attempt.h"

#include <signal.h>

static volatile sig_atomic_t received;

static void note(int signal_number) { received = signal_number; }

int main(void) {
  MUST_FAIL_WITH(EPERM, kill(getppid(), 0));
  MUST_FAIL_WITH(EPERM, kill(-1, 0));
  MUST_FAIL_WITH(EPERM, kill(0, 0));
  MUST_FAIL_WITH(EPERM, syscall(SYS_tgkill, getppid(), getppid(), 0));
  siginfo_t information = {.si_code = SI_QUEUE};
  MUST_FAIL_WITH(EPERM, syscall(SYS_rt_sigqueueinfo, getpid(), SIGUSR1, &information));
  signal(SIGUSR1, note);
  raise(SIGUSR1);
  if (received != SIGUSR1) cannot_try("cannot even signal itself");
  return verdict();
}
