#include "attempt.h"

#include <fcntl.h>
#include <signal.h>
#include <sys/ioctl.h>

int main(void) {
  int ends[2];
  if (pipe(ends)) cannot_try("no pipe");
  struct f_owner_ex owner = {F_OWNER_PID, getpid()};
  int on = 1;
  MUST_FAIL_WITH(EPERM, fcntl(ends[0], F_SETSIG, SIGCONT));
  MUST_FAIL_WITH(EPERM, fcntl(ends[0], F_SETOWN, getpid()));
  MUST_FAIL_WITH(EPERM, fcntl(ends[0], F_SETOWN_EX, &owner));
  MUST_FAIL_WITH(EPERM, fcntl(open("/tmp", O_RDONLY), F_NOTIFY, DN_CREATE));
  MUST_FAIL_WITH(EPERM, fcntl(ends[0], F_SETLEASE, F_RDLCK));
  MUST_FAIL_WITH(ENOTTY, ioctl(ends[0], FIOASYNC, &on));
  return verdict();
}
