// Every kind of shuffle, widths, masks and values of eight bytes.
#include "require.h"
__global__ void shuffle(int* ok) {
  int lane = threadIdx.x % 32;
  bool good = true;
  int sum = lane;
  for (int d = 16; d > 0; d /= 2) sum += __shfl_down_sync(0xffffffff, sum, d);
  if (lane == 0) good &= sum == 496;
  int all = lane;
  for (int d = 1; d < 32; d *= 2) all += __shfl_xor_sync(0xffffffffu, all, d);
  good &= all == 496;
  int scan = 1;
  for (int d = 1; d < 32; d *= 2) {
    int other = __shfl_up_sync(~0u, scan, d);
    if (lane >= d) scan += other;
  }
  good &= scan == lane + 1;
  good &= __shfl_sync(~0u, lane * 3, 5) == 15;
  good &= __shfl_sync(~0u, lane, 1, 8) == lane / 8 * 8 + 1;
  good &= __shfl_down_sync(~0u, lane, 4, 8) == (lane % 8 < 4 ? lane + 4 : lane);
  good &= __shfl_sync(~0u, lane + 0.5, 7) == 7.5;
  good &= __shfl_sync(~0u, (long long)lane << 40, 3) == 3ll << 40;
  if (lane < 4) good &= __shfl_down_sync(0xf, lane, 1) == (lane < 3 ? lane + 1 : lane + 1) || lane == 3;
  __syncwarp();
  if (!good) atomicExch(ok, 0);
}
int main() {
  int *x, host = 1;
  cudaMalloc(&x, 4);
  cudaMemcpy(x, &host, 4, cudaMemcpyHostToDevice);
  shuffle<<<3, 96>>>(x);
  shuffle<<<2, 32>>>(x);
  cudaMemcpy(&host, x, 4, cudaMemcpyDeviceToHost);
  REQUIRE(host == 1);
}
