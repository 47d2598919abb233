#include "attempt.h"

#include <sys/uio.h>

int main(void) {
  char from = 'a', to = 'b';
  struct iovec here = {&to, 1}, there = {&from, 1};
  MUST_FAIL(process_vm_readv(getpid(), &here, 1, &there, 1, 0));
  return verdict();
}
