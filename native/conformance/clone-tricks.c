#include "attempt.h"

#include <sched.h>
#include <signal.h>

#ifndef SYS_clone3
#define SYS_clone3 435
#endif

static char stack[1 << 16];

static void must_not_clone(unsigned long flags, const char *what) {
  long child = syscall(SYS_clone, flags, stack + sizeof stack, NULL, NULL, NULL);
  if (child == 0) _exit(0);
  if (child > 0) breach("%s worked", what);
}

int main(void) {
  const unsigned long thread = CLONE_VM | CLONE_FS | CLONE_FILES | CLONE_SIGHAND | CLONE_THREAD;
  must_not_clone(CLONE_VM | SIGCHLD, "sharing memory without being a thread");
  must_not_clone(CLONE_VM | CLONE_VFORK | SIGCHLD, "borrowing memory");
  must_not_clone(CLONE_PARENT | SIGCHLD, "being the supervisor's child");
  must_not_clone(CLONE_NEWUSER | SIGCHLD, "a new user namespace");
  must_not_clone(CLONE_NEWPID | SIGCHLD, "a new process namespace");
  must_not_clone(thread | CLONE_VFORK, "a thread that stops its parent");
  unsigned long arguments[11] = {0};
  MUST_FAIL_WITH(ENOSYS, syscall(SYS_clone3, arguments, sizeof arguments));
  return verdict();
}
