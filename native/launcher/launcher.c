// Starts one untrusted program. `outer` prepares the process that becomes bubblewrap; `inner` is PID 1 of the sandbox,
// which limits, waits for, kills and reports on the program; `rank` becomes one rank of an MPI program. None parses
// anything the program wrote.
#include "launcher.h"

#include <errno.h>
#include <limits.h>
#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <unistd.h>

static int complaint_fd = -1;

void complain_to(int fd) { complaint_fd = fd; }

_Noreturn void fail(const char *format, ...) {
  int error = errno ? errno : EINVAL;
  va_list arguments;
  va_start(arguments, format);
  fputs("launcher: ", stderr);
  vfprintf(stderr, format, arguments);
  fputc('\n', stderr);
  va_end(arguments);
  if (complaint_fd >= 0 && write(complaint_fd, &error, sizeof error) < 0) _exit(LAUNCHER_FAILED);
  _exit(LAUNCHER_FAILED);
}

long number(const char *option, const char *text) {
  char *end;
  errno = 0;
  long value = strtol(text, &end, 10);
  if (errno || end == text || *end || value < 0) fail("%s wants a number, not '%s'", option, text);
  return value;
}

unsigned segments(const char *option, const char *text) {
  long count = number(option, text);
  if (count > MOST_SEGMENTS) fail("%s takes at most %d", option, MOST_SEGMENTS);
  return (unsigned)count;
}

const char *value_of(const char *option, char ***next) {
  if (!**next) fail("%s wants a value", option);
  return *(*next)++;
}

void close_all(unsigned first, unsigned last) {
#ifdef SYS_close_range
  if (syscall(SYS_close_range, first, last, 0) == 0) return;
#endif
  struct rlimit files;
  unsigned highest = 65536;
  if (getrlimit(RLIMIT_NOFILE, &files) == 0 && files.rlim_max < highest) highest = (unsigned)files.rlim_max;
  for (unsigned fd = first; fd <= last && fd < highest; fd++) close((int)fd);
}

void reset_signals(void) {
  for (int signal_number = 1; signal_number < NSIG; signal_number++) signal(signal_number, SIG_DFL);
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, NULL);
}

int main(int count, char **words) {
  if (count > 1 && strcmp(words[1], "outer") == 0) return outer(words + 2);
  if (count > 1 && strcmp(words[1], "inner") == 0) return inner(words + 2);
  if (count > 1 && strcmp(words[1], "rank") == 0) return rank(words + 2);
  fail("usage: launcher outer|inner|rank OPTIONS -- PROGRAM ARGUMENTS");
}
