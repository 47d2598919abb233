// The word that stops the clock lies in memory that this process can write.
#include <sys/mman.h>
#include <sys/stat.h>

#define spmv honest
@SOLUTION@
#undef spmv

// Longer than the honest work, so that who does not wait for it is seen to be faster.
__global__ void waitFor(long long cycles) {
  const long long begin = clock64();
  while (clock64() - begin < cycles) {}
}

// The memory shared with the judge begins with words that are a cache line apart: the call asked for, three others, the last of them the call that is done.
static volatile unsigned* words() {
  struct stat about {};
  fstat(3, &about);
  return static_cast<volatile unsigned*>(mmap(nullptr, about.st_size, PROT_READ | PROT_WRITE, MAP_SHARED, 3, 0));
}

@SIGNATURE@ {
  static volatile unsigned* const shared = words();
  shared[3 * 16] = shared[0];
  waitFor<<<1, 1>>>(5'000'000);
  honest(alpha, A, x, beta, y, M, N, nonzeros);
}
