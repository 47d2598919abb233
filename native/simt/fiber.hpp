// Stacks and how to leave one for another.
#pragma once

#include <cstddef>

#if defined(ASSAY_SIMT_TSAN)
#include <sanitizer/tsan_interface.h>
#elif defined(__SANITIZE_ADDRESS__)
#include <sanitizer/asan_interface.h>
#include <sanitizer/common_interface_defs.h>
#endif

// Saves what the calling convention asks to be kept, stores where it lies and goes on where another was left.
extern "C" void assay_simt_switch(void** left, void* entered);

namespace assay::simt {

inline constexpr std::size_t stack_bytes = 128 << 10;
inline constexpr std::size_t page_bytes = 4096;

// A stack whose lowest page cannot be touched; its top is staggered so that threads do not share cache sets.
char* new_stack();

// The place to enter it so that the function is called, which must not return.
void* first_entry(char* stack, unsigned number, void (*function)());

bool is_below_a_stack(const void* address);

}  // namespace assay::simt
