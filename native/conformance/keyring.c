#include "attempt.h"

int main(void) {
  MUST_FAIL(syscall(SYS_add_key, "user", "assay", "x", 1, -3));
  return verdict();
}
