// Functions that only device code has.
#include <math_constants.h>
#include "require.h"
__global__ void compute(float* f, double* d, int* i) {
  f[0] = rsqrtf(4.0f), f[1] = __expf(0.0f), f[2] = __fdividef(6.0f, 3.0f), f[3] = fmaxf(1.0f, 2.0f), f[4] = __saturatef(3.0f), f[5] = max(1.5f, 2.5f);
  f[6] = __sinf(0.0f) + __cosf(0.0f), f[7] = __logf(1.0f) + __powf(2.0f, 3.0f), f[8] = __fmaf_rn(2.0f, 3.0f, 1.0f), f[9] = sqrtf(16.0f) + fabsf(-1.0f);
  d[0] = rsqrt(16.0), d[1] = min(1.0, 2.0), d[2] = fma(2.0, 3.0, 4.0), d[3] = __longlong_as_double(__double_as_longlong(2.5)), d[4] = isinf(CUDART_INF_F);
  i[0] = __float_as_int(1.0f), i[1] = __mulhi(1 << 30, 8), i[2] = (int)__umulhi(1u << 31, 4u), i[3] = __float2int_rn(2.5f), i[4] = __popcll(~0ull);
  i[5] = min(3, 4) + max(5u, 6u), i[6] = __clzll(1), i[7] = __ffsll(16), i[8] = abs(-3), i[9] = __byte_perm(0x03020100, 0x07060504, 0x0010) & 0xffff;
}
int main() {
  float *f, hf[10];
  double *d, hd[5];
  int *i, hi[10];
  cudaMalloc(&f, sizeof hf), cudaMalloc(&d, sizeof hd), cudaMalloc(&i, sizeof hi);
  compute<<<1, 1>>>(f, d, i);
  cudaMemcpy(hf, f, sizeof hf, cudaMemcpyDeviceToHost);
  cudaMemcpy(hd, d, sizeof hd, cudaMemcpyDeviceToHost);
  cudaMemcpy(hi, i, sizeof hi, cudaMemcpyDeviceToHost);
  REQUIRE(hf[0] == 0.5f && hf[1] == 1 && hf[2] == 2 && hf[3] == 2 && hf[4] == 1 && hf[5] == 2.5f && hf[6] == 1 && hf[7] == 8 && hf[8] == 7 && hf[9] == 5);
  REQUIRE(hd[0] == 0.25 && hd[1] == 1 && hd[2] == 10 && hd[3] == 2.5 && hd[4] != 0);
  REQUIRE(hi[0] == 0x3f800000 && hi[1] == 2 && hi[2] == 2 && hi[3] == 2 && hi[4] == 64 && hi[5] == 9 && hi[6] == 63 && hi[7] == 5 && hi[8] == 3 && hi[9] == 0x0100);
}
