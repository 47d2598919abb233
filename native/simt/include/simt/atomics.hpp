// Atomic functions. They order memory as well, so that a race checker sees what a fence beside them promises.
#pragma once

#include <type_traits>

#include "sync.hpp"

namespace assay::simt {

template <class T>
using Word = std::conditional_t<sizeof(T) == 8, unsigned long long, std::conditional_t<sizeof(T) == 4, unsigned, unsigned short>>;

template <class T, class Change>
T update(T* place, Change change) {
  auto* word = reinterpret_cast<Word<T>*>(place);
  Word<T> old = __atomic_load_n(word, __ATOMIC_ACQUIRE);
  for (;;) {
    T before;
    std::memcpy(&before, &old, sizeof before);
    T after = change(before);
    Word<T> next;
    std::memcpy(&next, &after, sizeof next);
    if (__atomic_compare_exchange_n(word, &old, next, true, __ATOMIC_ACQ_REL, __ATOMIC_ACQUIRE)) return before;
  }
}

// A thread that finds a word other than it hoped may be waiting for one of its own block.
template <class T>
T compare_and_swap(T* place, T expected, T desired) {
  T found = expected;
  if (!__atomic_compare_exchange_n(place, &found, desired, false, __ATOMIC_ACQ_REL, __ATOMIC_ACQUIRE)) relax();
  return found;
}

}  // namespace assay::simt

#define ASSAY_SIMT_ATOMIC(T, S)                                                                                                \
  inline T atomicAdd##S(T* place, T value) { return __atomic_fetch_add(place, value, __ATOMIC_ACQ_REL); }                      \
  inline T atomicSub##S(T* place, T value) { return __atomic_fetch_sub(place, value, __ATOMIC_ACQ_REL); }                      \
  inline T atomicAnd##S(T* place, T value) { return __atomic_fetch_and(place, value, __ATOMIC_ACQ_REL); }                      \
  inline T atomicOr##S(T* place, T value) { return __atomic_fetch_or(place, value, __ATOMIC_ACQ_REL); }                        \
  inline T atomicXor##S(T* place, T value) { return __atomic_fetch_xor(place, value, __ATOMIC_ACQ_REL); }                      \
  inline T atomicExch##S(T* place, T value) { return __atomic_exchange_n(place, value, __ATOMIC_ACQ_REL); }                    \
  inline T atomicCAS##S(T* place, T expected, T desired) { return assay::simt::compare_and_swap(place, expected, desired); }   \
  inline T atomicMin##S(T* place, T value) { return assay::simt::update(place, [=](T old) { return old < value ? old : value; }); } \
  inline T atomicMax##S(T* place, T value) { return assay::simt::update(place, [=](T old) { return old > value ? old : value; }); }
#define ASSAY_SIMT_ATOMICS(T) ASSAY_SIMT_ATOMIC(T, ) ASSAY_SIMT_ATOMIC(T, _block) ASSAY_SIMT_ATOMIC(T, _system)
ASSAY_SIMT_ATOMICS(int)
ASSAY_SIMT_ATOMICS(unsigned)
ASSAY_SIMT_ATOMICS(long long)
ASSAY_SIMT_ATOMICS(unsigned long)
ASSAY_SIMT_ATOMICS(unsigned long long)
#undef ASSAY_SIMT_ATOMICS
#undef ASSAY_SIMT_ATOMIC

#define ASSAY_SIMT_ATOMIC(T, S)                                                                                       \
  inline T atomicAdd##S(T* place, T value) { return assay::simt::update(place, [=](T old) { return old + value; }); } \
  inline T atomicExch##S(T* place, T value) { return assay::simt::update(place, [=](T) { return value; }); }
#define ASSAY_SIMT_ATOMICS(T) ASSAY_SIMT_ATOMIC(T, ) ASSAY_SIMT_ATOMIC(T, _block) ASSAY_SIMT_ATOMIC(T, _system)
ASSAY_SIMT_ATOMICS(float)
ASSAY_SIMT_ATOMICS(double)
#undef ASSAY_SIMT_ATOMICS
#undef ASSAY_SIMT_ATOMIC

inline unsigned short atomicCAS(unsigned short* place, unsigned short expected, unsigned short desired) {
  return assay::simt::compare_and_swap(place, expected, desired);
}
inline unsigned atomicInc(unsigned* place, unsigned limit) {
  return assay::simt::update(place, [=](unsigned old) { return old >= limit ? 0 : old + 1; });
}
inline unsigned atomicDec(unsigned* place, unsigned limit) {
  return assay::simt::update(place, [=](unsigned old) { return old == 0 || old > limit ? limit : old - 1; });
}
