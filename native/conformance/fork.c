#include "attempt.h"

#include <sched.h>
#include <signal.h>
#include <spawn.h>

static void must_not_fork(long result, const char *how) {
  if (result == 0) _exit(0);
  if (result > 0) breach("%s worked", how);
}

int main(void) {
  must_not_fork(fork(), "fork");
  must_not_fork(syscall(SYS_clone, SIGCHLD, NULL, NULL, NULL, NULL), "clone");
#ifdef SYS_fork
  must_not_fork(syscall(SYS_fork), "the fork call");
#endif
  pid_t child;
  char *arguments[] = {"/usr/bin/true", NULL};
  if (posix_spawn(&child, arguments[0], NULL, NULL, arguments, NULL) == 0) breach("posix_spawn worked");
  return verdict();
}
