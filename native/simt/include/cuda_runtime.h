// CUDA's runtime, as far as Assay emulates it on a CPU: for correctness, never for speed.
#pragma once

#include <cstdio>
#include <cstdlib>
#include <cstring>

#include "simt/math.hpp"

#include "simt/qualifiers.hpp"
#include "simt/types.hpp"

#include "simt/api.hpp"
#include "simt/atomics.hpp"
#include "simt/sync.hpp"

#define CUDART_VERSION 12000

// Makes a kernel's indices values of its own.
#define ASSAY_SIMT_INDICES                                                              \
  [[maybe_unused]] const uint3 threadIdx = ASSAY_SIMT_OWN_INDEX, blockIdx = ::blockIdx; \
  [[maybe_unused]] const dim3 blockDim = ::blockDim, gridDim = ::gridDim;
