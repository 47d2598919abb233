#include "attempt.h"

#include <signal.h>

// kill() on the namespace's first process reports success and does nothing; so look at the supervisor afterwards.
int main(void) {
  pid_t supervisor = getppid();
  const int signals[] = {SIGTERM, SIGHUP, SIGALRM, SIGABRT, SIGSTOP, SIGKILL};
  for (size_t i = 0; i < sizeof signals / sizeof *signals; i++) kill(supervisor, signals[i]);
  usleep(100000);
  char path[64], state = '?';
  snprintf(path, sizeof path, "/proc/%d/stat", supervisor);
  FILE *file = fopen(path, "r");
  if (!file || fscanf(file, "%*d %*s %c", &state) != 1) breach("the supervisor is gone");
  if (state != 'S' && state != 'R') breach("the supervisor is in state %c", state);
  return verdict();
}
