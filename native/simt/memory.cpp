#include "memory.hpp"

#include <sys/mman.h>

#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <iterator>
#include <map>
#include <mutex>

#include "fiber.hpp"
#include "report.hpp"
#include "simt/launch.hpp"

namespace assay::simt {
namespace {

#if defined(ASSAY_SIMT_TSAN) || defined(__SANITIZE_ADDRESS__)
constexpr bool sanitized = true;  // a sanitizer sees more than pages do
#else
constexpr bool sanitized = false;
#endif

constexpr unsigned char garbage = 0xFF;  // no number to floating point, minus one to integers
constexpr std::size_t spoiled_bytes = std::size_t{64} << 20;

// Each position of an argument list has a stretch of addresses for pointers to host memory, in the middle of which they point.
constexpr std::size_t trap_span = std::size_t{256} << 20;
constexpr int traps = 8;
char* trap_zone = nullptr;

std::mutex guard;
std::map<const char*, Allocation> allocations;
std::map<const char*, std::size_t> registered;
std::size_t used = 0;
bool opened = false;
bool managed_closed = false;
bool thrust = false;

std::size_t pages_of(std::size_t bytes) { return std::max((bytes + page_bytes - 1) / page_bytes, std::size_t{1}) * page_bytes; }

void protect(const Allocation& one, int how) {
  if (!sanitized) mprotect(one.pages, one.page_span, how);
}

const Allocation* nearest(const char* address) {
  auto after = allocations.upper_bound(address);
  if (after == allocations.begin()) return nullptr;
  return &std::prev(after)->second;
}

const char* name(Memory kind) { return kind == Memory::managed ? "managed memory" : kind == Memory::pinned ? "pinned host memory" : "device memory"; }

}  // namespace

void* allocate(Memory kind, std::size_t bytes) {
  watch_for_faults();
  std::lock_guard lock(guard);
  if (bytes > total_memory || used > total_memory - bytes) return nullptr;
  Allocation one{kind, nullptr, bytes, nullptr, 0};
  if (sanitized) {
    void* place = nullptr;
    if (posix_memalign(&place, 256, std::max(bytes, std::size_t{1})) != 0) return nullptr;
    one.begin = one.pages = static_cast<char*>(place);
    one.page_span = bytes;
  } else {
    one.page_span = pages_of(bytes);
    void* place = mmap(nullptr, one.page_span + 2 * page_bytes, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    if (place == MAP_FAILED) return nullptr;
    one.pages = static_cast<char*>(place) + page_bytes;
    protect(one, PROT_READ | PROT_WRITE);
    one.begin = kind == Memory::pinned ? one.pages : one.pages + one.page_span - (std::max(bytes, std::size_t{1}) + 15) / 16 * 16;
  }
  if (kind == Memory::device) std::memset(one.begin, garbage, std::min(bytes, spoiled_bytes));
  if (!sanitized) {
    std::memset(one.pages, garbage, one.begin - one.pages);
    char* end = one.begin + bytes;
    std::memset(end, garbage, one.pages + one.page_span - end);
  }
  if (kind == Memory::device && !opened) protect(one, PROT_NONE);
  allocations[one.begin] = one;
  used += bytes;
  return one.begin;
}

bool release(void* begin) {
  std::lock_guard lock(guard);
  auto found = allocations.find(static_cast<char*>(begin));
  if (found == allocations.end() || found->second.kind == Memory::freed) return false;
  Allocation& one = found->second;
  used -= one.bytes;
  if (sanitized) {
    std::free(one.begin);
    allocations.erase(found);
  } else {
    // The addresses stay taken, so that whoever uses them still is found out.
    mmap(one.pages, one.page_span, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | MAP_FIXED, -1, 0);
    one.kind = Memory::freed;
  }
  return true;
}

const Allocation* allocation_of(const void* address) {
  std::lock_guard lock(guard);
  auto* place = static_cast<const char*>(address);
  const Allocation* one = nearest(place);
  bool inside = one != nullptr && one->kind != Memory::freed && (place < one->begin + one->bytes || place == one->begin);
  return inside ? one : nullptr;
}

void register_host(void* begin, std::size_t bytes) {
  std::lock_guard lock(guard);
  registered[static_cast<char*>(begin)] = bytes;
}

bool unregister_host(void* begin) {
  std::lock_guard lock(guard);
  return registered.erase(static_cast<char*>(begin)) > 0;
}

void open_all() {
  std::lock_guard lock(guard);
  if (opened) return;
  opened = true;
  for (auto& [begin, one] : allocations) {
    if (one.kind != Memory::freed) protect(one, PROT_READ | PROT_WRITE);
  }
}

void close_all(bool pending) {
  std::lock_guard lock(guard);
  if (!opened && pending == managed_closed) return;
  for (auto& [begin, one] : allocations) {
    if (one.kind == Memory::device && opened) protect(one, PROT_NONE);
    if (one.kind == Memory::managed) protect(one, pending ? PROT_NONE : PROT_READ | PROT_WRITE);
  }
  opened = false;
  managed_closed = pending;
}

void open_for_copy(const void* begin) {
  const Allocation* one = allocation_of(begin);
  std::lock_guard lock(guard);
  if (one != nullptr && !opened) protect(*one, PROT_READ | PROT_WRITE);
}

void close_after_copy(const void* begin) {
  const Allocation* one = allocation_of(begin);
  std::lock_guard lock(guard);
  if (one != nullptr && !opened && one->kind == Memory::device) protect(*one, PROT_NONE);
}

void guard_pinned(const void* begin, std::size_t bytes, bool written) {
  const Allocation* one = allocation_of(begin);
  if (sanitized || one == nullptr || one->kind != Memory::pinned) return;
  auto first = (reinterpret_cast<std::uintptr_t>(begin) + page_bytes - 1) / page_bytes * page_bytes;
  auto last = (reinterpret_cast<std::uintptr_t>(begin) + bytes) / page_bytes * page_bytes;
  if (first < last) mprotect(reinterpret_cast<void*>(first), last - first, written ? PROT_NONE : PROT_READ);
}

void check_margins(const char* after) {
  if (sanitized) return;
  std::lock_guard lock(guard);
  for (auto& [begin, one] : allocations) {
    if (one.kind != Memory::device && one.kind != Memory::managed) continue;
    auto whole = [](const char* from, const char* to) { return std::all_of(from, to, [](char c) { return static_cast<unsigned char>(c) == garbage; }); };
    // What lies before it is looked at for the length of a cache line only.
    if (!whole(one.begin + one.bytes, one.pages + one.page_span) || !whole(std::max(one.pages, one.begin - 64), one.begin)) {
      report("out of bounds: kernel %s wrote beside an allocation of %zu bytes", after, one.bytes);
    }
  }
}

void explain_fault(const char* address, bool in_kernel) {
  if (trap_zone != nullptr && address >= trap_zone && address < trap_zone + traps * trap_span) {
    report("host memory on the device: the kernel uses its argument %td, which points to memory of the host", (address - trap_zone) / trap_span + 1);
  }
  auto after = allocations.upper_bound(address);
  if (after != allocations.end() && address < after->second.begin && address >= after->second.pages - page_bytes && in_kernel) {
    report("out of bounds: %td bytes before an allocation of %zu bytes", after->second.begin - address, after->second.bytes);
  }
  const Allocation* one = nearest(address);
  if (one == nullptr || address >= one->pages + one->page_span + page_bytes) return;
  if (one->kind == Memory::freed) report("use after free: %s uses device memory that was freed", in_kernel ? "the kernel" : "host code");
  if (in_kernel) report("out of bounds: %td bytes past the end of an allocation of %zu bytes", address - (one->begin + one->bytes), one->bytes);
  if (one->kind == Memory::device) report("host use of device memory: host code reads or writes memory from cudaMalloc");
  report("missing synchronisation: host code uses %s while work on the device is pending", name(one->kind));
}

std::size_t used_memory() { return used; }

bool is_a_variable(const void* address) {
  extern char program_begin __asm__("__executable_start"), program_end __asm__("_end");
  return address >= &program_begin && address < &program_end;
}

bool thrust_is_used() { return thrust; }

bool work_beside_thrust() { return thrust = true; }

const volatile void* seen_by_device(const volatile void* pointer, int position) {
  auto* place = static_cast<const char*>(const_cast<const void*>(pointer));
  if (sanitized || thrust || place == nullptr || position > traps || is_a_variable(place)) return pointer;
  std::lock_guard lock(guard);
  const Allocation* one = nearest(place);
  if (one != nullptr && place < one->pages + one->page_span + page_bytes) return pointer;
  auto known = registered.upper_bound(place);
  if (known != registered.begin() && place < std::prev(known)->first + std::prev(known)->second) return pointer;
  if (trap_zone == nullptr) {
    void* zone = mmap(nullptr, traps * trap_span, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    if (zone == MAP_FAILED) return pointer;
    trap_zone = static_cast<char*>(zone);
  }
  return trap_zone + (position - 1) * trap_span + trap_span / 2 + reinterpret_cast<std::uintptr_t>(place) % page_bytes;
}

}  // namespace assay::simt
