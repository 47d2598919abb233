// Numbers of sixteen bits: stored as such, computed in single precision and rounded after every operation, as devices do.
#pragma once

#include <cstdint>
#include <cstring>

#include "math.hpp"

namespace assay::simt {

inline std::uint16_t half_bits(float value) {
  auto narrow = static_cast<_Float16>(value);
  return same_bits<std::uint16_t>(narrow);
}
inline float half_value(std::uint16_t bits) { return static_cast<float>(same_bits<_Float16>(bits)); }

inline std::uint16_t brain_bits(float value) {
  auto bits = same_bits<std::uint32_t>(value);
  if (value != value) return 0x7FFF;
  return static_cast<std::uint16_t>((bits + 0x7FFFU + (bits >> 16 & 1U)) >> 16);
}
inline float brain_value(std::uint16_t bits) { return same_bits<float>(static_cast<std::uint32_t>(bits) << 16); }

// A number that is rounded to sixteen bits whenever it is stored.
template <std::uint16_t Narrow(float), float Wide(std::uint16_t)>
struct Short {
  std::uint16_t bits;

  Short() = default;
  Short(float value) : bits(Narrow(value)) {}
  Short(double value) : bits(Narrow(static_cast<float>(value))) {}
  Short(int value) : bits(Narrow(static_cast<float>(value))) {}
  Short(unsigned value) : bits(Narrow(static_cast<float>(value))) {}
  Short(long long value) : bits(Narrow(static_cast<float>(value))) {}
  Short(unsigned long long value) : bits(Narrow(static_cast<float>(value))) {}
  operator float() const { return Wide(bits); }

  Short& operator+=(Short other) { return *this = Short(float(*this) + float(other)); }
  Short& operator-=(Short other) { return *this = Short(float(*this) - float(other)); }
  Short& operator*=(Short other) { return *this = Short(float(*this) * float(other)); }
  Short& operator/=(Short other) { return *this = Short(float(*this) / float(other)); }
  friend Short operator+(Short a, Short b) { return a += b; }
  friend Short operator-(Short a, Short b) { return a -= b; }
  friend Short operator*(Short a, Short b) { return a *= b; }
  friend Short operator/(Short a, Short b) { return a /= b; }
  friend Short operator-(Short a) { return Short(-float(a)); }
  friend bool operator==(Short a, Short b) { return float(a) == float(b); }
  friend bool operator!=(Short a, Short b) { return float(a) != float(b); }
  friend bool operator<(Short a, Short b) { return float(a) < float(b); }
  friend bool operator>(Short a, Short b) { return float(a) > float(b); }
  friend bool operator<=(Short a, Short b) { return float(a) <= float(b); }
  friend bool operator>=(Short a, Short b) { return float(a) >= float(b); }
};

template <class T>
struct alignas(4) Pair {
  T x, y;

  Pair() = default;
  Pair(T x, T y) : x(x), y(y) {}
  friend Pair operator+(Pair a, Pair b) { return {a.x + b.x, a.y + b.y}; }
  friend Pair operator-(Pair a, Pair b) { return {a.x - b.x, a.y - b.y}; }
  friend Pair operator*(Pair a, Pair b) { return {a.x * b.x, a.y * b.y}; }
  friend Pair operator/(Pair a, Pair b) { return {a.x / b.x, a.y / b.y}; }
  Pair& operator+=(Pair other) { return *this = *this + other; }
  Pair& operator-=(Pair other) { return *this = *this - other; }
  Pair& operator*=(Pair other) { return *this = *this * other; }
};

template <class T>
T fused(T a, T b, T c) {
  return T(static_cast<float>(static_cast<double>(float(a)) * float(b) + float(c)));
}

}  // namespace assay::simt

// The functions that both kinds of numbers have under the same names.
#define ASSAY_SIMT_SHORT(T, T2)                                                     \
  inline T __hadd(T a, T b) { return a + b; }                                       \
  inline T __hsub(T a, T b) { return a - b; }                                       \
  inline T __hmul(T a, T b) { return a * b; }                                       \
  inline T __hdiv(T a, T b) { return a / b; }                                       \
  inline T __hneg(T a) { return -a; }                                               \
  inline T __habs(T a) { return T(::fabsf(a)); }                                    \
  inline T __hfma(T a, T b, T c) { return assay::simt::fused(a, b, c); }            \
  inline T __hmin(T a, T b) { return T(::fminf(a, b)); }                            \
  inline T __hmax(T a, T b) { return T(::fmaxf(a, b)); }                            \
  inline bool __heq(T a, T b) { return a == b; }                                    \
  inline bool __hne(T a, T b) { return a != b; }                                    \
  inline bool __hlt(T a, T b) { return a < b; }                                     \
  inline bool __hle(T a, T b) { return a <= b; }                                    \
  inline bool __hgt(T a, T b) { return a > b; }                                     \
  inline bool __hge(T a, T b) { return a >= b; }                                    \
  inline bool __hisnan(T a) { return float(a) != float(a); }                        \
  inline T hsqrt(T a) { return T(::sqrtf(a)); }                                     \
  inline T hrsqrt(T a) { return T(1.0F / ::sqrtf(a)); }                             \
  inline T hrcp(T a) { return T(1.0F / float(a)); }                                 \
  inline T hexp(T a) { return T(::expf(a)); }                                       \
  inline T hexp2(T a) { return T(::exp2f(a)); }                                     \
  inline T hlog(T a) { return T(::logf(a)); }                                       \
  inline T hlog2(T a) { return T(::log2f(a)); }                                     \
  inline T hsin(T a) { return T(::sinf(a)); }                                       \
  inline T hcos(T a) { return T(::cosf(a)); }                                       \
  inline T hfloor(T a) { return T(::floorf(a)); }                                   \
  inline T hceil(T a) { return T(::ceilf(a)); }                                     \
  inline T2 __hadd2(T2 a, T2 b) { return a + b; }                                   \
  inline T2 __hsub2(T2 a, T2 b) { return a - b; }                                   \
  inline T2 __hmul2(T2 a, T2 b) { return a * b; }                                   \
  inline T2 __h2div(T2 a, T2 b) { return a / b; }                                   \
  inline T2 __hfma2(T2 a, T2 b, T2 c) { return {__hfma(a.x, b.x, c.x), __hfma(a.y, b.y, c.y)}; } \
  inline T2 __hmax2(T2 a, T2 b) { return {__hmax(a.x, b.x), __hmax(a.y, b.y)}; }    \
  inline T2 __hmin2(T2 a, T2 b) { return {__hmin(a.x, b.x), __hmin(a.y, b.y)}; }    \
  inline T atomicAdd(T* place, T value) {                                           \
    return assay::simt::update(place, [=](T old) { return old + value; });          \
  }
