#include "attempt.h"

#include <sched.h>
#include <sys/resource.h>

int main(void) {
  cpu_set_t cores;
  if (sched_getaffinity(0, sizeof cores, &cores)) cannot_try("does not know its cores");
  struct sched_param normal = {0};
  MUST_FAIL_WITH(EPERM, sched_setaffinity(0, sizeof cores, &cores));
  MUST_FAIL_WITH(EPERM, sched_setaffinity(getppid(), sizeof cores, &cores));
  MUST_FAIL_WITH(EPERM, sched_setscheduler(0, SCHED_OTHER, &normal));
  MUST_FAIL_WITH(EPERM, setpriority(PRIO_PROCESS, 0, 1));
  MUST_FAIL_WITH(EPERM, setpriority(PRIO_PROCESS, (id_t)getppid(), 1));
  return verdict();
}
