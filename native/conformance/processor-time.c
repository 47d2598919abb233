#include "attempt.h"

#include <signal.h>
#include <sys/resource.h>

int main(void) {
  signal(SIGXCPU, SIG_IGN);
  struct rusage used;
  do {
    for (volatile int i = 0; i < 10000000; i++) continue;
    getrusage(RUSAGE_SELF, &used);
  } while (used.ru_utime.tv_sec < 4);
  breach("computed for %ld s", (long)used.ru_utime.tv_sec);
  return verdict();
}
