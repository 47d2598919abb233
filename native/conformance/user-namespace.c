#include "attempt.h"

#include <sched.h>
#include <signal.h>

int main(void) {
  long child = syscall(SYS_clone, CLONE_NEWUSER | SIGCHLD, NULL, NULL, NULL, NULL);
  if (child == 0) _exit(0);
  if (child > 0) breach("started a process in a new user namespace");
  MUST_FAIL(unshare(CLONE_NEWUSER));
  MUST_FAIL(unshare(CLONE_NEWNS));
  MUST_FAIL(unshare(CLONE_NEWNET));
  return verdict();
}
