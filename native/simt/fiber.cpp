#include "fiber.hpp"

#include <sys/mman.h>

#include <cstdint>
#include <mutex>
#include <vector>

#include "report.hpp"

#ifndef __x86_64__
#error "the SIMT runtime knows how to switch stacks on x86-64 only"
#endif

__asm__(R"(
.text
.p2align 4
.globl assay_simt_switch
.type assay_simt_switch,@function
assay_simt_switch:
  pushq %rbp
  pushq %rbx
  pushq %r12
  pushq %r13
  pushq %r14
  pushq %r15
  movq %rsp,(%rdi)
  movq %rsi,%rsp
  popq %r15
  popq %r14
  popq %r13
  popq %r12
  popq %rbx
  popq %rbp
  ret
.size assay_simt_switch,.-assay_simt_switch
.section .note.GNU-stack,"",@progbits
.text
)");

namespace assay::simt {
namespace {

std::mutex guard;
std::vector<char*> stacks;

}  // namespace

char* new_stack() {
  void* place = mmap(nullptr, stack_bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | MAP_STACK, -1, 0);
  if (place == MAP_FAILED || mprotect(place, page_bytes, PROT_NONE) != 0) fail("there is no memory for the stacks of a block's threads");
  std::lock_guard lock(guard);
  stacks.push_back(static_cast<char*>(place));
  return stacks.back();
}

void* first_entry(char* stack, unsigned number, void (*function)()) {
#ifdef __SANITIZE_ADDRESS__
  ASAN_UNPOISON_MEMORY_REGION(stack + page_bytes, stack_bytes - page_bytes);
#endif
  std::uintptr_t top = reinterpret_cast<std::uintptr_t>(stack) + stack_bytes - 64 - number % 16 * 256;
  void** place = reinterpret_cast<void**>(top & ~std::uintptr_t{15});
  *--place = nullptr;
  *--place = reinterpret_cast<void*>(function);
  for (int kept = 0; kept < 6; kept++) *--place = nullptr;
  return place;
}

bool is_below_a_stack(const void* address) {
  for (const char* stack : stacks) {
    if (address >= stack && address < stack + page_bytes) return true;
  }
  return false;
}

}  // namespace assay::simt
