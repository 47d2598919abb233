// Functions of device code that C++ lacks or names differently.
#pragma once

#include <math.h>
#include <stdlib.h>

#include <cmath>
#include <cstdint>
#include <cstring>

#define ASSAY_SIMT_EXTREMES(A, B, R)                                                    \
  constexpr R min(A a, B b) { return static_cast<R>(b) < static_cast<R>(a) ? static_cast<R>(b) : static_cast<R>(a); } \
  constexpr R max(A a, B b) { return static_cast<R>(a) < static_cast<R>(b) ? static_cast<R>(b) : static_cast<R>(a); }
ASSAY_SIMT_EXTREMES(int, int, int)
ASSAY_SIMT_EXTREMES(unsigned, unsigned, unsigned)
ASSAY_SIMT_EXTREMES(int, unsigned, unsigned)
ASSAY_SIMT_EXTREMES(unsigned, int, unsigned)
ASSAY_SIMT_EXTREMES(long, long, long)
ASSAY_SIMT_EXTREMES(unsigned long, unsigned long, unsigned long)
ASSAY_SIMT_EXTREMES(long, unsigned long, unsigned long)
ASSAY_SIMT_EXTREMES(unsigned long, long, unsigned long)
ASSAY_SIMT_EXTREMES(long long, long long, long long)
ASSAY_SIMT_EXTREMES(unsigned long long, unsigned long long, unsigned long long)
ASSAY_SIMT_EXTREMES(long long, unsigned long long, unsigned long long)
ASSAY_SIMT_EXTREMES(unsigned long long, long long, unsigned long long)
#undef ASSAY_SIMT_EXTREMES
inline float min(float a, float b) { return ::fminf(a, b); }
inline float max(float a, float b) { return ::fmaxf(a, b); }
inline double min(double a, double b) { return ::fmin(a, b); }
inline double max(double a, double b) { return ::fmax(a, b); }
inline double min(float a, double b) { return ::fmin(a, b); }
inline double max(float a, double b) { return ::fmax(a, b); }
inline double min(double a, float b) { return ::fmin(a, b); }
inline double max(double a, float b) { return ::fmax(a, b); }
inline int umin(unsigned a, unsigned b) { return static_cast<int>(min(a, b)); }
inline int umax(unsigned a, unsigned b) { return static_cast<int>(max(a, b)); }

inline float rsqrtf(float x) { return 1.0F / ::sqrtf(x); }
inline double rsqrt(double x) { return 1.0 / ::sqrt(x); }
inline float rcbrtf(float x) { return 1.0F / ::cbrtf(x); }
inline double rcbrt(double x) { return 1.0 / ::cbrt(x); }
inline float rhypotf(float x, float y) { return 1.0F / ::hypotf(x, y); }
inline double rhypot(double x, double y) { return 1.0 / ::hypot(x, y); }
inline float norm3df(float x, float y, float z) { return ::sqrtf(x * x + y * y + z * z); }
inline double norm3d(double x, double y, double z) { return ::sqrt(x * x + y * y + z * z); }
inline float sinpif(float x) { return ::sinf(x * 3.14159265358979323846F); }
inline double sinpi(double x) { return ::sin(x * 3.14159265358979323846); }
inline float cospif(float x) { return ::cosf(x * 3.14159265358979323846F); }
inline double cospi(double x) { return ::cos(x * 3.14159265358979323846); }
inline void sincospif(float x, float* s, float* c) { ::sincosf(x * 3.14159265358979323846F, s, c); }
inline void sincospi(double x, double* s, double* c) { ::sincos(x * 3.14159265358979323846, s, c); }
inline float normcdff(float x) { return 0.5F * ::erfcf(-x * 0.70710678118654752440F); }
inline double normcdf(double x) { return 0.5 * ::erfc(-x * 0.70710678118654752440); }
inline float fdividef(float x, float y) { return x / y; }
inline float __fdividef(float x, float y) { return x / y; }
inline float __saturatef(float x) { return x > 0 ? (x < 1 ? x : 1.0F) : 0.0F; }
inline float __frsqrt_rn(float x) { return 1.0F / ::sqrtf(x); }
inline float __frcp_rn(float x) { return 1.0F / x; }
inline float __fsqrt_rn(float x) { return ::sqrtf(x); }
inline double __dsqrt_rn(double x) { return ::sqrt(x); }
inline float __fadd_rn(float x, float y) { return x + y; }
inline float __fsub_rn(float x, float y) { return x - y; }
inline float __fmul_rn(float x, float y) { return x * y; }
inline float __fdiv_rn(float x, float y) { return x / y; }
inline float __fmaf_rn(float x, float y, float z) { return ::fmaf(x, y, z); }
inline double __dadd_rn(double x, double y) { return x + y; }
inline double __dsub_rn(double x, double y) { return x - y; }
inline double __dmul_rn(double x, double y) { return x * y; }
inline double __ddiv_rn(double x, double y) { return x / y; }
inline double __fma_rn(double x, double y, double z) { return ::fma(x, y, z); }

// The C library declares functions of these names for itself.
#define __expf(x) (::expf(x))
#define __exp10f(x) (::powf(10.0F, x))
#define __logf(x) (::logf(x))
#define __log2f(x) (::log2f(x))
#define __log10f(x) (::log10f(x))
#define __sinf(x) (::sinf(x))
#define __cosf(x) (::cosf(x))
#define __tanf(x) (::tanf(x))
#define __tanhf(x) (::tanhf(x))
#define __powf(x, y) (::powf(x, y))
#define __sincosf(x, s, c) (::sincosf(x, s, c))

namespace assay::simt {

template <class To, class From>
inline To same_bits(From from) {
  static_assert(sizeof(To) == sizeof(From));
  To to;
  std::memcpy(&to, &from, sizeof to);
  return to;
}

}  // namespace assay::simt

inline int __float_as_int(float x) { return assay::simt::same_bits<int>(x); }
inline unsigned __float_as_uint(float x) { return assay::simt::same_bits<unsigned>(x); }
inline float __int_as_float(int x) { return assay::simt::same_bits<float>(x); }
inline float __uint_as_float(unsigned x) { return assay::simt::same_bits<float>(x); }
inline long long __double_as_longlong(double x) { return assay::simt::same_bits<long long>(x); }
inline double __longlong_as_double(long long x) { return assay::simt::same_bits<double>(x); }
inline int __double2hiint(double x) { return static_cast<int>(assay::simt::same_bits<std::uint64_t>(x) >> 32); }
inline int __double2loint(double x) { return static_cast<int>(assay::simt::same_bits<std::uint64_t>(x)); }
inline double __hiloint2double(int high, int low) {
  return assay::simt::same_bits<double>(static_cast<std::uint64_t>(static_cast<unsigned>(high)) << 32 | static_cast<unsigned>(low));
}

inline int __float2int_rn(float x) { return static_cast<int>(::nearbyintf(x)); }
inline int __float2int_rz(float x) { return static_cast<int>(x); }
inline int __float2int_rd(float x) { return static_cast<int>(::floorf(x)); }
inline int __float2int_ru(float x) { return static_cast<int>(::ceilf(x)); }
inline unsigned __float2uint_rn(float x) { return static_cast<unsigned>(::nearbyintf(x)); }
inline unsigned __float2uint_rz(float x) { return static_cast<unsigned>(x); }
inline int __double2int_rn(double x) { return static_cast<int>(::nearbyint(x)); }
inline int __double2int_rz(double x) { return static_cast<int>(x); }
inline int __double2int_rd(double x) { return static_cast<int>(::floor(x)); }
inline float __double2float_rn(double x) { return static_cast<float>(x); }
inline float __int2float_rn(int x) { return static_cast<float>(x); }
inline float __uint2float_rn(unsigned x) { return static_cast<float>(x); }
inline double __int2double_rn(int x) { return x; }

inline int __popc(unsigned x) { return __builtin_popcount(x); }
inline int __popcll(unsigned long long x) { return __builtin_popcountll(x); }
inline int __clz(int x) { return x == 0 ? 32 : __builtin_clz(static_cast<unsigned>(x)); }
inline int __clzll(long long x) { return x == 0 ? 64 : __builtin_clzll(static_cast<unsigned long long>(x)); }
inline int __ffs(int x) { return __builtin_ffs(x); }
inline int __ffsll(long long x) { return __builtin_ffsll(x); }
inline unsigned __brev(unsigned x) {
  unsigned reversed = 0;
  for (int bit = 0; bit < 32; bit++) reversed |= (x >> bit & 1U) << (31 - bit);
  return reversed;
}
inline unsigned long long __brevll(unsigned long long x) {
  return static_cast<unsigned long long>(__brev(static_cast<unsigned>(x))) << 32 | __brev(static_cast<unsigned>(x >> 32));
}
inline int __mulhi(int a, int b) { return static_cast<int>(static_cast<long long>(a) * b >> 32); }
inline unsigned __umulhi(unsigned a, unsigned b) { return static_cast<unsigned>(static_cast<std::uint64_t>(a) * b >> 32); }
inline long long __mul64hi(long long a, long long b) { return static_cast<long long>(static_cast<__int128>(a) * b >> 64); }
inline unsigned long long __umul64hi(unsigned long long a, unsigned long long b) {
  return static_cast<unsigned long long>(static_cast<unsigned __int128>(a) * b >> 64);
}
inline int __mul24(int a, int b) { return (a << 8 >> 8) * (b << 8 >> 8); }
inline unsigned __umul24(unsigned a, unsigned b) { return (a & 0xFFFFFFU) * (b & 0xFFFFFFU); }
inline unsigned __sad(int a, int b, unsigned c) { return (a > b ? static_cast<unsigned>(a) - b : static_cast<unsigned>(b) - a) + c; }
inline unsigned __usad(unsigned a, unsigned b, unsigned c) { return (a > b ? a - b : b - a) + c; }
inline unsigned __byte_perm(unsigned a, unsigned b, unsigned selector) {
  std::uint64_t both = static_cast<std::uint64_t>(b) << 32 | a;
  unsigned result = 0;
  for (int i = 0; i < 4; i++) result |= static_cast<unsigned>(both >> (selector >> 4 * i & 7U) * 8 & 0xFFU) << 8 * i;
  return result;
}
inline unsigned __funnelshift_l(unsigned low, unsigned high, unsigned by) {
  return static_cast<unsigned>((static_cast<std::uint64_t>(high) << 32 | low) << (by & 31U) >> 32);
}
inline unsigned __funnelshift_r(unsigned low, unsigned high, unsigned by) {
  return static_cast<unsigned>((static_cast<std::uint64_t>(high) << 32 | low) >> (by & 31U));
}

template <class T>
inline T __ldg(const T* place) {
  return *place;
}
template <class T>
inline T __ldcs(const T* place) {
  return *place;
}
template <class T>
inline T __ldca(const T* place) {
  return *place;
}
template <class T>
inline T __ldcg(const T* place) {
  return *place;
}
template <class T>
inline void __stcs(T* place, T value) {
  *place = value;
}
template <class T>
inline void __stcg(T* place, T value) {
  *place = value;
}
template <class T>
inline void __stwt(T* place, T value) {
  *place = value;
}
