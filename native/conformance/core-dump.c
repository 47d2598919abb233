#include "attempt.h"

#include <sys/resource.h>

int main(void) {
  struct rlimit core;
  if (getrlimit(RLIMIT_CORE, &core)) cannot_try("no limits");
  if (core.rlim_cur || core.rlim_max) breach("may dump %llu bytes", (unsigned long long)core.rlim_max);
  return verdict();
}
