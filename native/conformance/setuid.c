#include "attempt.h"

#include <sys/prctl.h>
#include <sys/stat.h>
#include <sys/statvfs.h>

int main(void) {
  struct statvfs system;
  if (statvfs("/usr/bin", &system)) cannot_try("no /usr/bin");
  if (!(system.f_flag & ST_NOSUID)) breach("programs in /usr/bin may change the user");
  if (prctl(PR_GET_NO_NEW_PRIVS, 0, 0, 0, 0) != 1) breach("may gain privileges");
  MUST_FAIL(setuid(0));
  MUST_FAIL(setgid(0));
  return verdict();
}
