// Votes of warps and of blocks, matches, reductions by hardware, active lanes.
#include "require.h"
__global__ void vote(int* ok) {
  int t = threadIdx.x, lane = t % 32;
  bool good = true;
  good &= __ballot_sync(~0u, lane % 2) == 0xaaaaaaaau;
  good &= __any_sync(~0u, lane == 3) && !__any_sync(~0u, lane > 40);
  good &= __all_sync(~0u, lane < 32) && !__all_sync(~0u, lane < 31);
  good &= __syncthreads_count(t < 50) == 50;
  good &= __syncthreads_and(t >= 0) && !__syncthreads_and(t > 0);
  good &= __syncthreads_or(t == 7) && !__syncthreads_or(t > 1000);
  good &= __match_any_sync(~0u, lane / 16) == (lane < 16 ? 0xffffu : 0xffff0000u);
  good &= __reduce_add_sync(~0u, 2u) == 64;
  good &= __reduce_max_sync(~0u, lane) == 31 && __reduce_min_sync(~0u, lane) == 0;
  if (lane < 10) good &= __popc(__activemask()) >= 1;
  __syncwarp();
  if (lane >= 8 && lane < 16) good &= __ballot_sync(0xff00, 1) == 0xff00;
  good &= __popc(0xffu) == 8 && __ffs(8) == 4 && __clz(1) == 31 && __brev(1u) == 0x80000000u;
  if (!good) atomicAnd(ok, 0);
}
int main() {
  int *x, host = 1;
  cudaMalloc(&x, 4);
  cudaMemcpy(x, &host, 4, cudaMemcpyHostToDevice);
  vote<<<2, 64>>>(x);
  vote<<<1, 128>>>(x);
  cudaMemcpy(&host, x, 4, cudaMemcpyDeviceToHost);
  REQUIRE(host == 1);
}
