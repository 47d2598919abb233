// Atomic functions on global and shared memory.
#include "require.h"
struct Sums { int add, sub, min, max, bits; unsigned inc; unsigned long long big; float f; double d; int cas; };
__global__ void count(Sums* s, int* histogram) {
  __shared__ int local[8];
  if (threadIdx.x < 8) local[threadIdx.x] = 0;
  __syncthreads();
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  atomicAdd(&local[i % 8], 1);
  atomicAdd(&s->add, 2);
  atomicSub(&s->sub, 1);
  atomicMin(&s->min, i);
  atomicMax(&s->max, i);
  atomicOr(&s->bits, 1 << (i % 16));
  atomicInc(&s->inc, 9);
  atomicAdd(&s->big, 1ull << 33);
  atomicAdd(&s->f, 0.5f);
  atomicAdd(&s->d, 0.25);
  int seen = s->cas, before;
  do {
    before = seen;
    seen = atomicCAS(&s->cas, before, before + 3);
  } while (seen != before);
  __syncthreads();
  if (threadIdx.x < 8) atomicAdd(&histogram[threadIdx.x], local[threadIdx.x]);
}
int main() {
  Sums host = {0, 0, 1 << 30, -1, 0, 0, 0, 0, 0, 0}, *s;
  int zero[8] = {}, *h;
  cudaMalloc(&s, sizeof host), cudaMalloc(&h, sizeof zero);
  cudaMemcpy(s, &host, sizeof host, cudaMemcpyHostToDevice);
  cudaMemset(h, 0, sizeof zero);
  count<<<40, 64>>>(s, h);
  cudaMemcpy(&host, s, sizeof host, cudaMemcpyDeviceToHost);
  cudaMemcpy(zero, h, sizeof zero, cudaMemcpyDeviceToHost);
  REQUIRE(host.add == 5120 && host.sub == -2560 && host.min == 0 && host.max == 2559 && host.bits == 0xffff);
  REQUIRE(host.inc == 0 && host.big == 2560ull << 33 && host.f == 1280 && host.d == 640 && host.cas == 7680);
  for (int one : zero) REQUIRE(one == 320);
}
