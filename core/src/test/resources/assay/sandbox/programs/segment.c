// Adds one to the first number of the shared memory handed over at descriptor 3.
#include <sys/mman.h>

int main(void) {
  int *segment = mmap(0, 4096, PROT_READ | PROT_WRITE, MAP_SHARED, 3, 0);
  if (segment == MAP_FAILED) return 1;
  segment[0]++;
  return 0;
}
