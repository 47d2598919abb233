// HIP: warps of 64 lanes, its names, its way to launch, shuffles without masks.
#include <hip/hip_runtime.h>
#include <vector>
#include "require.h"
template <int Size>
__global__ void sum(const float* in, float* out, int n) {
  __shared__ float part[Size / 64];
  int t = hipThreadIdx_x, i = blockIdx.x * blockDim.x + t;
  float v = i < n ? in[i] : 0;
  for (int d = warpSize / 2; d > 0; d /= 2) v += __shfl_down(v, d);
  if (t % warpSize == 0) part[t / warpSize] = v;
  __syncthreads();
  if (t == 0)
    for (int w = 1; w < Size / 64; w++) v += part[w];
  if (t == 0) atomicAdd(out, v);
}
__global__ void lanes(unsigned long long* x) {
  if (threadIdx.x < 40) x[threadIdx.x] = __ballot(threadIdx.x % 2 == 0);
}
#define CHECK(call) REQUIRE((call) == hipSuccess)
int main() {
  const int n = 10000;
  std::vector<float> in(n, 1.0f);
  float *x, *y, host = 0;
  CHECK(hipMalloc(&x, n * 4));
  CHECK(hipMalloc(&y, 4));
  CHECK(hipMemcpy(x, in.data(), n * 4, hipMemcpyHostToDevice));
  CHECK(hipMemset(y, 0, 4));
  hipLaunchKernelGGL(HIP_KERNEL_NAME(sum<256>), dim3((n + 255) / 256), dim3(256), 0, 0, x, y, n);
  sum<128><<<(n + 127) / 128, 128>>>(x, y, n);
  CHECK(hipGetLastError());
  CHECK(hipDeviceSynchronize());
  CHECK(hipMemcpy(&host, y, 4, hipMemcpyDeviceToHost));
  REQUIRE(host == 2 * n);
  unsigned long long *b, votes[40];
  CHECK(hipMalloc(&b, sizeof votes));
  lanes<<<1, 64>>>(b);
  CHECK(hipMemcpy(votes, b, sizeof votes, hipMemcpyDeviceToHost));
  for (unsigned long long one : votes) REQUIRE(one == 0x5555555555ull);
  hipDeviceProp_t properties;
  CHECK(hipGetDeviceProperties(&properties, 0));
  REQUIRE(properties.warpSize == 64);
  CHECK(hipFree(x));
  CHECK(hipFree(y));
}
