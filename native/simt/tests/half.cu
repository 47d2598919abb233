// Numbers of sixteen bits.
#include <cuda_bf16.h>
#include <cuda_fp16.h>
#include "require.h"
__global__ void axpy(const __half* x, __half* y, __half2* pairs, __nv_bfloat16* brain, float* wide) {
  int i = threadIdx.x;
  y[i] = __hfma(__float2half(2.0f), x[i], y[i]);
  pairs[i] = __hadd2(pairs[i], __floats2half2_rn(1.0f, 0.5f));
  brain[i] = __float2bfloat16(1.0f + i / 1024.0f);
  __half sum = x[i];
  sum += __float2half(1.0f);
  wide[i] = __half2float(sum * x[i]) + (__hgt(sum, x[i]) ? 0.0f : 1000.0f);
}
int main() {
  __half hx[64], hy[64], *x, *y;
  __half2 hp[64], *p;
  __nv_bfloat16 hb[64], *b;
  float hw[64], *w;
  for (int i = 0; i < 64; i++) hx[i] = __float2half(i), hy[i] = __float2half(0.1f), hp[i] = __floats2half2_rn(i, i);
  cudaMalloc(&x, sizeof hx), cudaMalloc(&y, sizeof hy), cudaMalloc(&p, sizeof hp), cudaMalloc(&b, sizeof hb), cudaMalloc(&w, sizeof hw);
  cudaMemcpy(x, hx, sizeof hx, cudaMemcpyHostToDevice);
  cudaMemcpy(y, hy, sizeof hy, cudaMemcpyHostToDevice);
  cudaMemcpy(p, hp, sizeof hp, cudaMemcpyHostToDevice);
  axpy<<<1, 64>>>(x, y, p, b, w);
  cudaMemcpy(hy, y, sizeof hy, cudaMemcpyDeviceToHost);
  cudaMemcpy(hp, p, sizeof hp, cudaMemcpyDeviceToHost);
  cudaMemcpy(hb, b, sizeof hb, cudaMemcpyDeviceToHost);
  cudaMemcpy(hw, w, sizeof hw, cudaMemcpyDeviceToHost);
  REQUIRE(__half2float(__float2half(0.1f)) == 0.0999755859375f);
  REQUIRE(__half2float(__float2half(2049.0f)) == 2048.0f);
  REQUIRE(__half2float(hy[0]) == 0.0999755859375f && __half2float(hy[32]) == 64.125f);
  REQUIRE(__high2float(hp[3]) == 3.5f && __low2float(hp[3]) == 4.0f);
  REQUIRE(__bfloat162float(hb[4]) == 1.0f && __bfloat162float(hb[8]) == 1.0078125f);
  REQUIRE(hw[10] == 110.0f);
}
