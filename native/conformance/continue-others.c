#include "attempt.h"

#include <signal.h>
#include <sys/wait.h>

static volatile sig_atomic_t continued;

static void note(int signal_number) {
  (void)signal_number;
  continued = 1;
}

// The signal to continue is swallowed, whether sent or arranged for when a child ends.
int main(void) {
  signal(SIGCONT, note);
  pid_t parent = getpid();
  pid_t child = fork();
  if (child < 0) cannot_try("no child");
  if (child == 0) {
    kill(parent, SIGCONT);
    _exit(0);
  }
  waitpid(child, NULL, 0);
  kill(parent, SIGCONT);
  if (continued) breach("a signal to continue arrived");
  return verdict();
}
