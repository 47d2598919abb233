// Memory of the device: what it may be used for and by whom.
#pragma once

#include <cstddef>
#include <cstdint>

namespace assay::simt {

enum class Memory { device, managed, pinned, freed };

// One allocation. It ends where its last page ends, or up to fifteen bytes before, so that what lies behind it faults.
struct Allocation {
  Memory kind;
  char* begin;
  std::size_t bytes;
  char* pages;
  std::size_t page_span;
};

void* allocate(Memory kind, std::size_t bytes);

// Says whether there was such an allocation.
bool release(void* begin);

// The allocation that an address lies in, or null.
const Allocation* allocation_of(const void* address);

// Host memory that the program has registered counts as pinned.
void register_host(void* begin, std::size_t bytes);
bool unregister_host(void* begin);

// While kernels run, everything of the device can be touched; otherwise nothing but managed memory, and that only while nothing is pending.
void open_all();
void close_all(bool pending);

// Allows the runtime's own copies, kernel or not.
void open_for_copy(const void* begin);
void close_after_copy(const void* begin);

// Pinned memory that a pending copy will write is not to be touched, and what it will read not to be written.
void guard_pinned(const void* begin, std::size_t bytes, bool written);

// Bytes beside allocations that nobody may write.
void check_margins(const char* after);

// Reports what the program has done at an address that faulted, if it has to do with memory of the device.
void explain_fault(const char* address, bool in_kernel);

// Whether it is a variable of the program, which may be one of the device's.
bool is_a_variable(const void* address);

// Thrust keeps its device vectors in host memory and works on them at once.
bool thrust_is_used();

std::size_t used_memory();
inline constexpr std::size_t total_memory = std::size_t{6} << 30;

}  // namespace assay::simt
