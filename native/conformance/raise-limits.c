#include "attempt.h"

#include <sys/resource.h>

int main(void) {
  const int resources[] = {RLIMIT_CPU, RLIMIT_AS, RLIMIT_DATA, RLIMIT_NPROC, RLIMIT_FSIZE, RLIMIT_CORE};
  for (size_t i = 0; i < sizeof resources / sizeof *resources; i++) {
    struct rlimit unlimited = {RLIM_INFINITY, RLIM_INFINITY};
    if (setrlimit((__rlimit_resource_t)resources[i], &unlimited) == 0) breach("lifted limit %d", resources[i]);
  }
  struct rlimit of_supervisor;
  if (prlimit(getppid(), RLIMIT_FSIZE, NULL, &of_supervisor) == 0) {
    MUST_FAIL(prlimit(getppid(), RLIMIT_FSIZE, &of_supervisor, NULL));
  }
  return verdict();
}
