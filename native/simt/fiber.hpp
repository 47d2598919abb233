// Stacks and how to leave one for another.
#pragma once

#include <cstddef>

#if defined(ASSAY_SIMT_TSAN)
#include <sanitizer/tsan_interface.h>
#elif defined(__SANITIZE_ADDRESS__)
#include <sanitizer/asan_interface.h>
#include <sanitizer/common_interface_defs.h>
#endif

namespace assay::simt {

inline constexpr std::size_t stack_bytes = 64 << 10;
inline constexpr std::size_t usable_stack_bytes = 48 << 10;
inline constexpr std::size_t page_bytes = 4096;

char* new_stack();
void give_back(char* stack);

// The place to enter it so that the function is called, which must not return. It is staggered so that threads do not share cache sets.
void* first_entry(char* stack, unsigned number, void (*function)());

// Whether something has been written below what is left of it.
bool is_overrun(const char* stack);

// Whether the address lies where only a stack that runs over can reach.
bool is_below_stacks(const void* address);

}  // namespace assay::simt
