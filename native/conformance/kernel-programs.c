#include "attempt.h"

int main(void) {
  char attributes[128] = {0};
  MUST_FAIL(syscall(SYS_bpf, 0, attributes, sizeof attributes));
  return verdict();
}
