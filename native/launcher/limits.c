// Resource limits and cores.
#define _GNU_SOURCE
#include "launcher.h"

#include <errno.h>
#include <sched.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>

static void limit(int resource, const char *name, rlim_t soft, rlim_t hard) {
  struct rlimit now;
  if (getrlimit(resource, &now)) fail("cannot read the limit on %s: %s", name, strerror(errno));
  if (now.rlim_max < hard) hard = now.rlim_max;
  if (hard < soft) soft = hard;
  struct rlimit wanted = {soft, hard};
  if (setrlimit(resource, &wanted)) fail("cannot limit %s: %s", name, strerror(errno));
}

static void megabytes(int resource, const char *name, long count) {
  if (count > 0) limit(resource, name, (rlim_t)count << 20, (rlim_t)count << 20);
}

void apply_limits(const struct limits *limits) {
  limit(RLIMIT_CORE, "core dumps", 0, 0);
  limit(RLIMIT_NOFILE, "open files", 1024, 1024);
  if (limits->cpu_seconds > 0) {
    rlim_t seconds = (rlim_t)limits->cpu_seconds;
    limit(RLIMIT_CPU, "processor time", seconds, seconds + 1);
  }
  if (limits->processes > 0) {
    limit(RLIMIT_NPROC, "processes", (rlim_t)limits->processes, (rlim_t)limits->processes);
  }
  megabytes(RLIMIT_AS, "address space", limits->address_mb);
  megabytes(RLIMIT_DATA, "data", limits->data_mb);
  megabytes(RLIMIT_FSIZE, "file size", limits->file_mb);
  megabytes(RLIMIT_STACK, "stack", limits->stack_mb);
}

void pin_to(const char *cpus) {
  cpu_set_t set;
  CPU_ZERO(&set);
  const char *rest = cpus;
  while (*rest) {
    char *end;
    long first = strtol(rest, &end, 10), last = first;
    if (end == rest) fail("--cpus wants a list such as 0,2-3, not '%s'", cpus);
    if (*end == '-') {
      rest = end + 1;
      last = strtol(rest, &end, 10);
      if (end == rest) fail("--cpus wants a list such as 0,2-3, not '%s'", cpus);
    }
    if (first < 0 || last < first || last >= CPU_SETSIZE || (*end && *end != ',')) {
      fail("--cpus wants a list such as 0,2-3, not '%s'", cpus);
    }
    for (long cpu = first; cpu <= last; cpu++) CPU_SET((size_t)cpu, &set);
    rest = *end ? end + 1 : end;
  }
  if (sched_setaffinity(0, sizeof set, &set)) fail("cannot run on cores %s: %s", cpus, strerror(errno));
}
