// Barriers, shuffles and votes. Each call tells its line, so that a report can name it.
#pragma once

#include <atomic>
#include <chrono>
#include <cstring>

#include "machine.hpp"

#define ASSAY_SIMT_LINE int line = __builtin_LINE()

#if defined(__SANITIZE_THREAD__) || defined(__SANITIZE_ADDRESS__)
inline void __syncthreads(ASSAY_SIMT_LINE) { assay::simt::block_barrier(assay::simt::Vote::none, false, line); }
#else
__attribute__((always_inline)) inline void __syncthreads(ASSAY_SIMT_LINE) { assay::simt::take(assay::simt::begin_barrier(line)); }
#endif
inline int __syncthreads_count(int predicate, ASSAY_SIMT_LINE) {
  return static_cast<int>(assay::simt::block_barrier(assay::simt::Vote::count, predicate != 0, line));
}
inline int __syncthreads_and(int predicate, ASSAY_SIMT_LINE) {
  return static_cast<int>(assay::simt::block_barrier(assay::simt::Vote::all, predicate != 0, line));
}
inline int __syncthreads_or(int predicate, ASSAY_SIMT_LINE) {
  return static_cast<int>(assay::simt::block_barrier(assay::simt::Vote::any, predicate != 0, line));
}

inline void __threadfence() { std::atomic_thread_fence(std::memory_order_seq_cst); }
inline void __threadfence_block() { std::atomic_thread_fence(std::memory_order_seq_cst); }
inline void __threadfence_system() { std::atomic_thread_fence(std::memory_order_seq_cst); }

namespace assay::simt {

using Mask = std::uint64_t;

template <class T>
std::uint64_t bits_of(T value) {
  static_assert(sizeof(T) <= 8, "a warp exchanges values of at most eight bytes");
  std::uint64_t bits = 0;
  std::memcpy(&bits, &value, sizeof value);
  return bits;
}

template <class T>
T from_bits(std::uint64_t bits) {
  T value;
  std::memcpy(&value, &bits, sizeof value);
  return value;
}

// Where a lane reads from, in groups of the given width; its own value where that would be outside of its group.
inline unsigned source_of(int source, int width) {
  int first = static_cast<int>(lane()) & ~(width - 1);
  return static_cast<unsigned>(first + (source & (width - 1)));
}
inline unsigned source_up(unsigned distance, int width) {
  int me = static_cast<int>(lane());
  int from = me - static_cast<int>(distance);
  return static_cast<unsigned>(from >= (me & ~(width - 1)) ? from : me);
}
inline unsigned source_down(unsigned distance, int width) {
  int me = static_cast<int>(lane());
  int from = me + static_cast<int>(distance);
  return static_cast<unsigned>(from < (me & ~(width - 1)) + width ? from : me);
}
inline unsigned source_xor(int pattern, int width) {
  int me = static_cast<int>(lane());
  int from = me ^ pattern;
  return static_cast<unsigned>(from < (me & ~(width - 1)) + width ? from : me);
}

__attribute__((always_inline)) inline std::uint64_t exchanged(Mask mask, std::uint64_t value, unsigned source, int line) {
#if defined(__SANITIZE_THREAD__) || defined(__SANITIZE_ADDRESS__)
  return shuffle(mask, value, source, line);
#else
  take(begin_shuffle(mask, value, line));
  return end_shuffle(source);
#endif
}

}  // namespace assay::simt

#define ASSAY_SIMT_SHUFFLE(NAME, TYPE, SOURCE)                                                                              \
  template <class T>                                                                                                        \
  T __##NAME##_sync(assay::simt::Mask mask, T value, TYPE by, int width = ASSAY_SIMT_WARP, ASSAY_SIMT_LINE) {               \
    return assay::simt::from_bits<T>(assay::simt::exchanged(mask, assay::simt::bits_of(value), assay::simt::SOURCE(by, width), line)); \
  }                                                                                                                         \
  template <class T>                                                                                                        \
  T __##NAME(T value, TYPE by, int width = ASSAY_SIMT_WARP, ASSAY_SIMT_LINE) {                                              \
    return assay::simt::from_bits<T>(assay::simt::active_shuffle(assay::simt::bits_of(value), assay::simt::SOURCE(by, width), line)); \
  }
ASSAY_SIMT_SHUFFLE(shfl, int, source_of)
ASSAY_SIMT_SHUFFLE(shfl_up, unsigned, source_up)
ASSAY_SIMT_SHUFFLE(shfl_down, unsigned, source_down)
ASSAY_SIMT_SHUFFLE(shfl_xor, int, source_xor)
#undef ASSAY_SIMT_SHUFFLE

#if ASSAY_SIMT_WARP == 64
typedef unsigned long long assay_simt_ballot;
#else
typedef unsigned assay_simt_ballot;
#endif

inline void __syncwarp(assay::simt::Mask mask = assay::simt::whole_warp, ASSAY_SIMT_LINE) { assay::simt::warp_barrier(mask, line); }
inline assay_simt_ballot __ballot_sync(assay::simt::Mask mask, int predicate, ASSAY_SIMT_LINE) {
  return static_cast<assay_simt_ballot>(assay::simt::ballot(mask, predicate != 0, line));
}
inline int __any_sync(assay::simt::Mask mask, int predicate, ASSAY_SIMT_LINE) { return assay::simt::ballot(mask, predicate != 0, line) != 0; }
inline int __all_sync(assay::simt::Mask mask, int predicate, ASSAY_SIMT_LINE) { return assay::simt::ballot(mask, predicate == 0, line) == 0; }
inline assay_simt_ballot __ballot(int predicate, ASSAY_SIMT_LINE) { return static_cast<assay_simt_ballot>(assay::simt::active_ballot(predicate != 0, line)); }
inline int __any(int predicate, ASSAY_SIMT_LINE) { return assay::simt::active_ballot(predicate != 0, line) != 0; }
inline int __all(int predicate, ASSAY_SIMT_LINE) { return assay::simt::active_ballot(predicate == 0, line) == 0; }
inline assay_simt_ballot __activemask(ASSAY_SIMT_LINE) { return static_cast<assay_simt_ballot>(assay::simt::active_ballot(true, line)); }

template <class T>
assay_simt_ballot __match_any_sync(assay::simt::Mask mask, T value, ASSAY_SIMT_LINE) {
  assay::simt::Gathered all;
  std::uint64_t mine = assay::simt::bits_of(value);
  assay::simt::gather(mask, mine, all, line);
  assay_simt_ballot same = 0;
  for (unsigned lane = 0; lane < ASSAY_SIMT_WARP; lane++) {
    if ((all.lanes >> lane & 1) != 0 && all.values[lane] == mine) same |= assay_simt_ballot{1} << lane;
  }
  return same;
}
template <class T>
assay_simt_ballot __match_all_sync(assay::simt::Mask mask, T value, int* alike, ASSAY_SIMT_LINE) {
  assay_simt_ballot same = __match_any_sync(mask, value, line);
  *alike = same == static_cast<assay_simt_ballot>(mask);
  return *alike ? same : 0;
}

namespace assay::simt {

template <class T, class Combine>
T reduce_lanes(Mask mask, T value, Combine combine, int line) {
  Gathered all;
  gather(mask, bits_of(value), all, line);
  bool first = true;
  T result = value;
  for (unsigned lane = 0; lane < ASSAY_SIMT_WARP; lane++) {
    if ((all.lanes >> lane & 1) == 0) continue;
    T other = from_bits<T>(all.values[lane]);
    result = first ? other : combine(result, other);
    first = false;
  }
  return result;
}

}  // namespace assay::simt

#define ASSAY_SIMT_REDUCE(NAME, T, EXPRESSION)                                       \
  inline T __reduce_##NAME##_sync(assay::simt::Mask mask, T value, ASSAY_SIMT_LINE) { \
    return assay::simt::reduce_lanes(mask, value, [](T a, T b) -> T { return EXPRESSION; }, line); \
  }
ASSAY_SIMT_REDUCE(add, int, a + b)
ASSAY_SIMT_REDUCE(add, unsigned, a + b)
ASSAY_SIMT_REDUCE(min, int, a < b ? a : b)
ASSAY_SIMT_REDUCE(min, unsigned, a < b ? a : b)
ASSAY_SIMT_REDUCE(max, int, a < b ? b : a)
ASSAY_SIMT_REDUCE(max, unsigned, a < b ? b : a)
ASSAY_SIMT_REDUCE(and, unsigned, a& b)
ASSAY_SIMT_REDUCE(or, unsigned, a | b)
ASSAY_SIMT_REDUCE(xor, unsigned, a ^ b)
#undef ASSAY_SIMT_REDUCE

inline void __nanosleep(unsigned) { assay::simt::relax(); }
inline long long clock64() { return std::chrono::steady_clock::now().time_since_epoch().count(); }
inline unsigned long long globaltimer() { return static_cast<unsigned long long>(clock64()); }
