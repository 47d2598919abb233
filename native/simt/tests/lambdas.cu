// Functors and function pointers as arguments, macros, launches inside of templates and of lambdas.
#include "require.h"
#define GLOBAL_INDEX (blockIdx.x * blockDim.x + threadIdx.x)
#define BARRIER __syncthreads()
template <class F>
__global__ void each(int n, F f) {
  int i = GLOBAL_INDEX;
  if (i < n) f(i);
}
struct Square {
  int* x;
  __device__ void operator()(int i) const { x[i] = i * i; }
};
__device__ int reversed_in_block(int value) {
  __shared__ int all[64];
  all[threadIdx.x] = value;
  BARRIER;
  int other = all[blockDim.x - 1 - threadIdx.x];
  BARRIER;
  return other;
}
__global__ void through_function(int* x) { x[GLOBAL_INDEX] = reversed_in_block(GLOBAL_INDEX); }
template <int N>
struct Runner {
  static void run(int* x) { each<Square><<<(N + 31) / 32, 32>>>(N, Square{x}); }
};
struct Range { int from, to; };
__global__ void between(Range range, int* x) {
  if (threadIdx.x >= range.from && threadIdx.x < range.to) x[threadIdx.x] = -1;
}
int main() {
  int *x, host[256];
  cudaMalloc(&x, sizeof host);
  Runner<200>::run(x);
  cudaMemcpy(host, x, 800, cudaMemcpyDeviceToHost);
  REQUIRE(host[199] == 199 * 199);
  through_function<<<4, 64>>>(x);
  cudaMemcpy(host, x, sizeof host, cudaMemcpyDeviceToHost);
  REQUIRE(host[0] == 63 && host[64] == 127);
  auto launch = [&](int from) { between<<<1, 64>>>(Range{from, from + 2}, x); };
  launch(5);
  void (*kernel)(Range, int*) = between;
  kernel<<<1, 64>>>({10, 12}, x);
  if (host[0] == 63)
    between<<<1,
              64>>>(Range{20, 21},
                    x);
  cudaMemcpy(host, x, sizeof host, cudaMemcpyDeviceToHost);
  REQUIRE(host[5] == -1 && host[6] == -1 && host[7] != -1 && host[11] == -1 && host[20] == -1);
  REQUIRE(__LINE__ == 50);
}
