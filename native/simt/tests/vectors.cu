// Vector types, their sizes and alignments.
#include "require.h"
static_assert(sizeof(float3) == 12 && sizeof(float4) == 16 && alignof(float4) == 16 && alignof(float2) == 8 && alignof(int3) == 4, "");
static_assert(sizeof(uchar4) == 4 && alignof(uchar4) == 4 && sizeof(double2) == 16 && alignof(double2) == 16, "");
__host__ __device__ float4 operator+(float4 a, float4 b) { return make_float4(a.x + b.x, a.y + b.y, a.z + b.z, a.w + b.w); }
__global__ void add(float4* x, const float2* y, uchar4* z) {
  int i = threadIdx.x;
  float2 v = y[i];
  x[i] = x[i] + make_float4(v.x, v.y, v.x * v.y, 1);
  z[i] = make_uchar4(i, i + 1, i + 2, 255);
  int3 whole = make_int3(1, 2, 3);
  x[i].w += whole.z;
}
int main() {
  float4 *x, hx[32];
  float2 *y, hy[32];
  uchar4 *z, hz[32];
  for (int i = 0; i < 32; i++) hx[i] = {1, 1, 1, 1}, hy[i] = {float(i), 2};
  cudaMalloc(&x, sizeof hx), cudaMalloc(&y, sizeof hy), cudaMalloc(&z, sizeof hz);
  cudaMemcpy(x, hx, sizeof hx, cudaMemcpyHostToDevice);
  cudaMemcpy(y, hy, sizeof hy, cudaMemcpyHostToDevice);
  add<<<1, 32>>>(x, y, z);
  cudaMemcpy(hx, x, sizeof hx, cudaMemcpyDeviceToHost);
  cudaMemcpy(hz, z, sizeof hz, cudaMemcpyDeviceToHost);
  for (int i = 0; i < 32; i++) REQUIRE(hx[i].x == i + 1 && hx[i].y == 3 && hx[i].z == 2 * i + 1 && hx[i].w == 5 && hz[i].z == i + 2);
}
