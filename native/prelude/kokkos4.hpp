// Names that Kokkos has had since version 4 or shortly before, for programs that use them with an older one.
#pragma once

#include <Kokkos_Core.hpp>

#if KOKKOS_VERSION < 30700

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <numbers>

namespace Kokkos {

using std::abs, std::fabs, std::fmod, std::remainder, std::fma, std::fmax, std::fmin, std::fdim;
using std::acos, std::asin, std::atan, std::atan2, std::cos, std::sin, std::tan;
using std::acosh, std::asinh, std::atanh, std::cosh, std::sinh, std::tanh;
using std::cbrt, std::hypot, std::pow, std::sqrt;
using std::ceil, std::floor, std::lround, std::nearbyint, std::rint, std::round, std::trunc;
using std::clamp, std::max, std::min, std::minmax;
using std::copysign, std::isfinite, std::isinf, std::isnan, std::logb, std::nextafter, std::signbit;
using std::erf, std::erfc, std::lgamma, std::tgamma;
using std::exp, std::exp2, std::expm1, std::log, std::log10, std::log1p, std::log2;

using std::bit_cast, std::bit_ceil, std::bit_floor, std::bit_width, std::has_single_bit, std::popcount;
using std::countl_one, std::countl_zero, std::countr_one, std::countr_zero, std::rotl, std::rotr;

template <typename... Arguments>
void printf(const char* format, Arguments... arguments) {
  if constexpr (sizeof...(Arguments) == 0) {
    std::fputs(format, stdout);
  } else {
    std::printf(format, arguments...);
  }
}

template <typename T>
void atomic_max(T* place, std::type_identity_t<T> value) {
  atomic_fetch_max(place, value);
}

template <typename T>
void atomic_min(T* place, std::type_identity_t<T> value) {
  atomic_fetch_min(place, value);
}

template <typename T>
void atomic_inc(T* place) {
  atomic_increment(place);
}

template <typename T>
void atomic_dec(T* place) {
  atomic_decrement(place);
}

namespace numbers = std::numbers;

}  // namespace Kokkos

#endif
