#include "attempt.h"

#include <linux/perf_event.h>

int main(void) {
  struct perf_event_attr clock = {.type = PERF_TYPE_SOFTWARE, .size = sizeof clock, .exclude_kernel = 1};
  MUST_FAIL(syscall(SYS_perf_event_open, &clock, 0, -1, -1, 0));
  return verdict();
}
