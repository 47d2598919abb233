#include "attempt.h"

#include <sys/mman.h>

int main(void) {
  MUST_FAIL_WITH(EPERM, memfd_create("assay", 0));
  return verdict();
}
