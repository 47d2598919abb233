// CUDA's vector types, with its alignments.
#pragma once

#include <cstddef>
#include <cstdint>

namespace assay::simt {

constexpr std::size_t vector_alignment(std::size_t bytes) { return bytes < 16 ? bytes : 16; }

}  // namespace assay::simt

#define ASSAY_SIMT_VECTORS(T, N)                                                                       \
  struct N##1 {                                                                                        \
    T x;                                                                                               \
  };                                                                                                   \
  struct alignas(assay::simt::vector_alignment(2 * sizeof(T))) N##2 {                                  \
    T x, y;                                                                                            \
  };                                                                                                   \
  struct N##3 {                                                                                        \
    T x, y, z;                                                                                         \
  };                                                                                                   \
  struct alignas(assay::simt::vector_alignment(4 * sizeof(T))) N##4 {                                  \
    T x, y, z, w;                                                                                      \
  };                                                                                                   \
  constexpr N##1 make_##N##1(T x) { return {x}; }                                                      \
  constexpr N##2 make_##N##2(T x, T y) { return {x, y}; }                                              \
  constexpr N##3 make_##N##3(T x, T y, T z) { return {x, y, z}; }                                      \
  constexpr N##4 make_##N##4(T x, T y, T z, T w) { return {x, y, z, w}; }

ASSAY_SIMT_VECTORS(signed char, char)
ASSAY_SIMT_VECTORS(unsigned char, uchar)
ASSAY_SIMT_VECTORS(short, short)
ASSAY_SIMT_VECTORS(unsigned short, ushort)
ASSAY_SIMT_VECTORS(int, int)
ASSAY_SIMT_VECTORS(unsigned, uint)
ASSAY_SIMT_VECTORS(long, long)
ASSAY_SIMT_VECTORS(unsigned long, ulong)
ASSAY_SIMT_VECTORS(long long, longlong)
ASSAY_SIMT_VECTORS(unsigned long long, ulonglong)
ASSAY_SIMT_VECTORS(float, float)
ASSAY_SIMT_VECTORS(double, double)
#undef ASSAY_SIMT_VECTORS

struct dim3 {
  unsigned x, y, z;
  constexpr dim3(unsigned x = 1, unsigned y = 1, unsigned z = 1) : x(x), y(y), z(z) {}
  constexpr dim3(uint3 from) : x(from.x), y(from.y), z(from.z) {}
  constexpr operator uint3() const { return {x, y, z}; }
};
