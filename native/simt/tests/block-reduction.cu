// Static shared memory and barriers.
#include "require.h"
#include <vector>
__global__ void sum(const float* in, float* out, int n) {
  __shared__ float part[256];
  int t = threadIdx.x, i = blockIdx.x * blockDim.x + t;
  part[t] = i < n ? in[i] : 0;
  __syncthreads();
  for (int s = blockDim.x / 2; s > 0; s >>= 1) {
    if (t < s) part[t] += part[t + s];
    __syncthreads();
  }
  if (t == 0) out[blockIdx.x] = part[0];
}
int main() {
  const int n = 20000, blocks = (n + 255) / 256;
  std::vector<float> in(n, 1.0f), out(blocks);
  float *x, *y;
  cudaMalloc(&x, n * 4), cudaMalloc(&y, blocks * 4);
  cudaMemcpy(x, in.data(), n * 4, cudaMemcpyHostToDevice);
  for (int again = 0; again < 3; again++) {
    sum<<<blocks, 256>>>(x, y, n);
    cudaMemcpy(out.data(), y, blocks * 4, cudaMemcpyDeviceToHost);
    float total = 0;
    for (float one : out) total += one;
    REQUIRE(total == n);
  }
}
