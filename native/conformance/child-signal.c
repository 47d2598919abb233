#include "attempt.h"

#include <signal.h>

int main(void) {
  long child = syscall(SYS_clone, SIGCONT, NULL, NULL, NULL, NULL);
  if (child == 0) _exit(0);
  if (child > 0) breach("a child's end would continue its parent");
  return verdict();
}
