// What compiled device code asks of the runtime. One block at a time runs on a worker; its threads are fibers of that worker.
#pragma once

#include <cstdint>

#include "types.hpp"

#ifndef ASSAY_SIMT_WARP
#define ASSAY_SIMT_WARP 32
#endif

// Every report is one line on standard error that begins with "assay simt: ", after which the program ends with this status.
#define ASSAY_SIMT_REPORTED 86

extern __thread uint3 threadIdx;
extern __thread uint3 blockIdx;
extern __thread dim3 blockDim;
extern __thread dim3 gridDim;

namespace assay::simt {
namespace {
// The index a kernel starts with. Its address is never taken, so no pointer of a kernel can lead to it. To the race checker,
// which takes the threads of a block for threads, it would be shared by all of them.
#ifdef __SANITIZE_THREAD__
#define ASSAY_SIMT_OWN_INDEX ::threadIdx
#else
__thread uint3 own_index;
#define ASSAY_SIMT_OWN_INDEX ::assay::simt::own_index
#endif
}  // namespace
}  // namespace assay::simt

constexpr int warpSize = ASSAY_SIMT_WARP;

namespace assay::simt {

enum class Vote { none, count, all, any };

// The lanes that took part in a warp's operation and what each of them brought.
struct Gathered {
  std::uint64_t lanes;
  std::uint64_t values[64];
};

inline constexpr std::uint64_t whole_warp = ASSAY_SIMT_WARP == 64 ? ~0ULL : (1ULL << (ASSAY_SIMT_WARP % 64)) - 1;

// Where the thread that waits leaves its place, and where the one that runs instead was left; nowhere if nobody need wait.
struct Turn {
  void** left;
  void* entered;
};

// Goes on as another thread. Only what the compiler needs afterwards is kept, on this thread's stack.
__attribute__((always_inline)) inline void take(Turn turn) {
  if (turn.entered == nullptr) return;
  void** left = turn.left;
  void* entered = turn.entered;
  __asm__ volatile(
      "leaq 1f(%%rip), %%rcx\n\t"
      "pushq %%rcx\n\t"
      "pushq %%rbp\n\t"
      "movq %%rsp, (%%rax)\n\t"
      "movq %%rdx, %%rsp\n\t"
      "popq %%rbp\n\t"
      "popq %%rcx\n\t"
      "jmpq *%%rcx\n"
      "1:"
      : "+a"(left), "+d"(entered)
      :
      : "rcx", "rbx", "rsi", "rdi", "r8", "r9", "r10", "r11", "r12", "r13", "r14", "r15", "xmm0", "xmm1", "xmm2", "xmm3", "xmm4", "xmm5", "xmm6", "xmm7",
        "xmm8", "xmm9", "xmm10", "xmm11", "xmm12", "xmm13", "xmm14", "xmm15",
#ifdef __AVX512F__
        "xmm16", "xmm17", "xmm18", "xmm19", "xmm20", "xmm21", "xmm22", "xmm23", "xmm24", "xmm25", "xmm26", "xmm27", "xmm28", "xmm29", "xmm30", "xmm31", "k1",
        "k2", "k3", "k4", "k5", "k6", "k7",
#endif
        "memory", "cc");
}

// The commonest waits in two steps, between which the caller takes its turn where it stands.
Turn begin_barrier(int line);
Turn begin_shuffle(std::uint64_t mask, std::uint64_t value, int line);
std::uint64_t end_shuffle(unsigned source);

// A barrier of the block. The line tells apart barriers that threads should have reached together.
unsigned block_barrier(Vote vote, bool predicate, int line);
void grid_barrier(int line);

// Operations of a warp: each waits until all living lanes of the mask have come.
std::uint64_t shuffle(std::uint64_t mask, std::uint64_t value, unsigned source, int line);
std::uint64_t ballot(std::uint64_t mask, bool predicate, int line);
void warp_barrier(std::uint64_t mask, int line);
void gather(std::uint64_t mask, std::uint64_t value, Gathered& all, int line);

// The same for whoever comes: complete when the warp's other lanes have left or wait elsewhere.
std::uint64_t active_shuffle(std::uint64_t value, unsigned source, int line);
std::uint64_t active_ballot(bool predicate, int line);

unsigned lane();
unsigned thread_rank();

// Lets another thread of the block run, for those that wait in a loop.
void relax();

// The launch's dynamic shared memory; what lies after its end cannot be touched.
extern __thread unsigned char* dynamic_memory;
extern __thread unsigned dynamic_bytes;
bool grid_is_cooperative();

template <class T>
T& dynamic_shared() {
  return *reinterpret_cast<T*>(dynamic_memory);
}

// Dynamic shared memory that is declared outside of any function.
template <class T>
struct DynamicShared {
  operator T*() const { return reinterpret_cast<T*>(dynamic_memory); }
};

// Static shared memory starts every block as garbage, as on a device: zeros would hide that nobody wrote them.
struct Fresh {
  std::uint64_t block;
};
extern __thread std::uint64_t block_serial;
void spoil(void* place, std::size_t bytes, Fresh& seen);

inline void freshen(void* place, std::size_t bytes, Fresh& seen) {
#ifndef __SANITIZE_THREAD__
  if (seen.block == block_serial) return;
#endif
  spoil(place, bytes, seen);
}

}  // namespace assay::simt

#define ASSAY_SIMT_FRESH(variable)                         \
  static thread_local ::assay::simt::Fresh fresh_##variable; \
  ::assay::simt::freshen(&variable, sizeof variable, fresh_##variable);
