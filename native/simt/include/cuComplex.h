// Complex numbers as CUDA's own header has them: a pair, and functions for what operators do elsewhere.
#pragma once

#include "cuda_runtime.h"

typedef float2 cuFloatComplex;
typedef double2 cuDoubleComplex;
typedef cuFloatComplex cuComplex;

#define ASSAY_SIMT_COMPLEX(T, Complex, make, suffix, magnitude)                                                             \
  constexpr Complex make(T real, T imaginary) { return {real, imaginary}; }                                                 \
  constexpr T cuCreal##suffix(Complex x) { return x.x; }                                                                    \
  constexpr T cuCimag##suffix(Complex x) { return x.y; }                                                                    \
  constexpr Complex cuConj##suffix(Complex x) { return {x.x, -x.y}; }                                                       \
  constexpr Complex cuCadd##suffix(Complex x, Complex y) { return {x.x + y.x, x.y + y.y}; }                                 \
  constexpr Complex cuCsub##suffix(Complex x, Complex y) { return {x.x - y.x, x.y - y.y}; }                                 \
  constexpr Complex cuCmul##suffix(Complex x, Complex y) { return {x.x * y.x - x.y * y.y, x.x * y.y + x.y * y.x}; }         \
  constexpr Complex cuCfma##suffix(Complex x, Complex y, Complex z) { return cuCadd##suffix(cuCmul##suffix(x, y), z); }     \
  inline T cuCabs##suffix(Complex x) { return ::magnitude(x.x, x.y); }                                                      \
  inline Complex cuCdiv##suffix(Complex x, Complex y) {                                                                     \
    T scale = 1 / (::fabs(y.x) + ::fabs(y.y)); /* so that no square overflows */                                            \
    T a = x.x * scale, b = x.y * scale, c = y.x * scale, d = y.y * scale, whole = 1 / (c * c + d * d);                      \
    return {(a * c + b * d) * whole, (b * c - a * d) * whole};                                                              \
  }

ASSAY_SIMT_COMPLEX(float, cuFloatComplex, make_cuFloatComplex, f, hypotf)
ASSAY_SIMT_COMPLEX(double, cuDoubleComplex, make_cuDoubleComplex, , hypot)
#undef ASSAY_SIMT_COMPLEX

constexpr cuComplex make_cuComplex(float real, float imaginary) { return {real, imaginary}; }
constexpr cuDoubleComplex cuComplexFloatToDouble(cuFloatComplex x) { return {x.x, x.y}; }
constexpr cuFloatComplex cuComplexDoubleToFloat(cuDoubleComplex x) { return {static_cast<float>(x.x), static_cast<float>(x.y)}; }
