// Blocks, tiles of several sizes, coalesced threads, partitions and collective functions.
#include <cooperative_groups.h>
#include <cooperative_groups/reduce.h>
#include "require.h"
namespace cg = cooperative_groups;
template <unsigned Size>
__device__ int tile_sum(cg::thread_block_tile<Size> tile, int value) {
  for (unsigned d = tile.size() / 2; d > 0; d /= 2) value += tile.shfl_down(value, d);
  return tile.shfl(value, 0);
}
__global__ void grouped(int* ok, int* counter) {
  cg::thread_block block = cg::this_thread_block();
  bool good = block.size() == 96 && block.thread_rank() == threadIdx.x + threadIdx.y * blockDim.x;
  cg::thread_block_tile<32> warp = cg::tiled_partition<32>(block);
  auto quad = cg::tiled_partition<4>(block);
  good &= tile_sum(warp, 1) == 32;
  good &= tile_sum<4>(quad, (int)quad.thread_rank()) == 6;
  good &= warp.meta_group_rank() == block.thread_rank() / 32 && quad.meta_group_size() == 24;
  good &= warp.ballot(warp.thread_rank() < 3) == 7u && quad.ballot(quad.thread_rank() == 2) == 4u;
  good &= warp.any(warp.thread_rank() == 9) && !warp.all(warp.thread_rank() == 9);
  good &= cg::reduce(warp, 2, cg::plus<int>()) == 64;
  good &= cg::reduce(warp, (int)warp.thread_rank(), cg::greater<int>()) == 31;
  if (warp.thread_rank() % 2 == 0) {
    auto active = cg::coalesced_threads();
    if (active.thread_rank() == 0) atomicAdd(counter, active.size());
    good &= active.size() <= 16;
  }
  cg::sync(block);
  cg::thread_group any = cg::tiled_partition(block, 16);
  any.sync();
  good &= any.size() == 16;
  block.sync();
  if (!good) atomicExch(ok, 0);
}
int main() {
  int *x, host[2] = {1, 0};
  cudaMalloc(&x, sizeof host);
  cudaMemcpy(x, host, sizeof host, cudaMemcpyHostToDevice);
  grouped<<<5, dim3(24, 4)>>>(x, x + 1);
  cudaMemcpy(host, x, sizeof host, cudaMemcpyDeviceToHost);
  REQUIRE(host[0] == 1);
  REQUIRE(host[1] == 5 * 48);
}
