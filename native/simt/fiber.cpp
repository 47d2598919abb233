#include "fiber.hpp"

#include <sys/mman.h>

#include <algorithm>
#include <cstdint>
#include <mutex>
#include <vector>

#include "report.hpp"

#ifndef __x86_64__
#error "the SIMT runtime knows how to switch stacks on x86-64 only"
#endif

namespace assay::simt {
namespace {

constexpr std::size_t slab_bytes = 2 << 20;
constexpr std::size_t fence_bytes = 64;
constexpr char fence = '\x5A';

std::mutex guard;
std::vector<char*> slabs;
std::vector<char*> returned;
thread_local char* rest = nullptr;
thread_local std::size_t rest_bytes = 0;

// A large page holds many stacks, whose tops would otherwise need a page each; only below it is a page that cannot be touched.
void get_slab() {
  std::size_t span = 2 * slab_bytes + page_bytes;
  void* place = mmap(nullptr, span, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  if (place == MAP_FAILED) fail("there is no memory for the stacks of a block's threads");
  auto begin = reinterpret_cast<std::uintptr_t>(place);
  auto slab = (begin + page_bytes + slab_bytes - 1) / slab_bytes * slab_bytes;
  if (slab - page_bytes > begin) munmap(place, slab - page_bytes - begin);
  munmap(reinterpret_cast<void*>(slab + slab_bytes), begin + span - slab - slab_bytes);
  rest = reinterpret_cast<char*>(slab);
  rest_bytes = slab_bytes;
  if (mprotect(rest, slab_bytes, PROT_READ | PROT_WRITE) != 0) fail("there is no memory for the stacks of a block's threads");
  madvise(rest, slab_bytes, MADV_HUGEPAGE);
  std::lock_guard lock(guard);
  slabs.push_back(rest);
}

}  // namespace

void give_back(char* stack) {
  std::lock_guard lock(guard);
  returned.push_back(stack);
}

char* new_stack() {
  {
    std::lock_guard lock(guard);
    if (!returned.empty()) {
      char* stack = returned.back();
      returned.pop_back();
      return stack;
    }
  }
  if (rest_bytes == 0) get_slab();
  char* stack = rest;
  rest += stack_bytes;
  rest_bytes -= stack_bytes;
  std::fill_n(stack, fence_bytes, fence);
  return stack;
}

void* first_entry(char* stack, unsigned number, void (*function)()) {
#ifdef __SANITIZE_ADDRESS__
  ASAN_UNPOISON_MEMORY_REGION(stack, stack_bytes);
#endif
  std::uintptr_t top = reinterpret_cast<std::uintptr_t>(stack) + stack_bytes - 64 - number % 64 * 256;
  void** place = reinterpret_cast<void**>(top & ~std::uintptr_t{15});
  *--place = nullptr;  // where a call would have left its return address
  *--place = reinterpret_cast<void*>(function);
  *--place = nullptr;  // the frame pointer
  return place;
}

bool is_overrun(const char* stack) {
  return !std::all_of(stack, stack + fence_bytes, [](char one) { return one == fence; });
}

bool is_below_stacks(const void* address) {
  for (const char* slab : slabs) {
    if (address >= slab - page_bytes && address < slab) return true;
  }
  return false;
}

}  // namespace assay::simt
