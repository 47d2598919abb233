#include "attempt.h"

#include <sys/mman.h>

static void take(int flags, const char *kind) {
  size_t step = 16 << 20, most = (size_t)1 << 30, taken = 0;
  for (; taken < most; taken += step) {
    char *pages = mmap(NULL, step, PROT_READ | PROT_WRITE, flags | MAP_ANONYMOUS, -1, 0);
    if (pages == MAP_FAILED) return;
    pages[0] = 1;
  }
  breach("mapped %zu MB of %s memory", taken >> 20, kind);
}

int main(void) {
  take(MAP_PRIVATE, "private");
  take(MAP_SHARED, "shared");
  return verdict();
}
