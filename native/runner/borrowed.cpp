#include "borrowed.hpp"

#include <cstdlib>
#include <new>

namespace {

std::byte* lent_begin = nullptr;
std::byte* lent_end = nullptr;

}  // namespace

namespace assay {

void lend(std::byte* begin, std::size_t bytes) {
  lent_begin = begin;
  lent_end = begin + bytes;
}

bool is_borrowed(const void* pointer) {
  auto* place = static_cast<const std::byte*>(pointer);
  return place >= lent_begin && place < lent_end;
}

}  // namespace assay

// A vector that views lent memory may be moved from or grow; what it leaves behind is not the heap's to free.
void operator delete(void* pointer) noexcept {
  if (!assay::is_borrowed(pointer)) std::free(pointer);
}
void operator delete(void* pointer, std::size_t) noexcept { operator delete(pointer); }
