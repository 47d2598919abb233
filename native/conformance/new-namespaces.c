#include "attempt.h"

#include <sched.h>

int main(void) {
  MUST_FAIL(unshare(CLONE_FILES));
  return verdict();
}
