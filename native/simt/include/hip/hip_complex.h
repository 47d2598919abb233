// HIP's complex numbers are CUDA's by other names.
#pragma once

#include "hip_runtime.h"

#include "../cuComplex.h"

#define hipFloatComplex cuFloatComplex
#define hipDoubleComplex cuDoubleComplex
#define hipComplex cuComplex
#define make_hipFloatComplex make_cuFloatComplex
#define make_hipDoubleComplex make_cuDoubleComplex
#define make_hipComplex make_cuComplex
#define hipCrealf cuCrealf
#define hipCreal cuCreal
#define hipCimagf cuCimagf
#define hipCimag cuCimag
#define hipConjf cuConjf
#define hipConj cuConj
#define hipCaddf cuCaddf
#define hipCadd cuCadd
#define hipCsubf cuCsubf
#define hipCsub cuCsub
#define hipCmulf cuCmulf
#define hipCmul cuCmul
#define hipCdivf cuCdivf
#define hipCdiv cuCdiv
#define hipCabsf cuCabsf
#define hipCabs cuCabs
#define hipCfmaf cuCfmaf
#define hipCfma cuCfma
