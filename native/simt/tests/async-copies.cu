// Copies to shared memory that overlap with computing, pinned memory in several streams, host functions.
#include <cooperative_groups.h>
#include <cooperative_groups/memcpy_async.h>
#include <cuda_pipeline.h>
#include "require.h"
namespace cg = cooperative_groups;
__global__ void staged(const int* in, int* out) {
  __shared__ __align__(16) int tile[128];
  cg::thread_block block = cg::this_thread_block();
  cg::memcpy_async(block, tile, in + blockIdx.x * 128, sizeof tile);
  cg::wait(block);
  out[blockIdx.x * 128 + threadIdx.x] = tile[127 - threadIdx.x];
  block.sync();
  __pipeline_memcpy_async(&tile[threadIdx.x], &in[blockIdx.x * 128 + threadIdx.x], sizeof(int));
  __pipeline_commit();
  __pipeline_wait_prior(0);
  __syncthreads();
  out[blockIdx.x * 128 + threadIdx.x] += tile[127 - threadIdx.x];
}
// The next tile is on its way while one is read.
__global__ void pipelined(const int* in, int* sums, int tiles) {
  __shared__ __align__(16) int tile[2][128];
  cg::thread_block block = cg::this_thread_block();
  cg::memcpy_async(block, tile[0], in, sizeof tile[0]);
  int sum = 0;
  for (int i = 0; i < tiles; i++) {
    if (i + 1 < tiles) {
      cg::memcpy_async(block, tile[(i + 1) % 2], in + (i + 1) * 128, sizeof tile[0]);
      cg::wait_prior<1>(block);
    } else {
      cg::wait(block);
    }
    sum += tile[i % 2][127 - threadIdx.x];
    block.sync();
  }
  sums[threadIdx.x] = sum;
}
void CUDART_CB count(void* data) { ++*(int*)data; }
int main() {
  const int n = 4 * 128 * 8;
  int *pinned, *back, *in, *out, called = 0;
  cudaMallocHost(&pinned, n * 4), cudaHostAlloc(&back, n * 4, cudaHostAllocDefault);
  cudaMalloc(&in, n * 4), cudaMalloc(&out, n * 4);
  cudaStream_t streams[4];
  for (int s = 0; s < 4; s++) {
    cudaStreamCreate(&streams[s]);
    int from = s * n / 4;
    for (int i = 0; i < n / 4; i++) pinned[from + i] = from + i;
    cudaMemcpyAsync(in + from, pinned + from, n, cudaMemcpyHostToDevice, streams[s]);
    staged<<<8, 128, 0, streams[s]>>>(in + from, out + from);
    cudaMemcpyAsync(back + from, out + from, n, cudaMemcpyDeviceToHost, streams[s]);
    cudaLaunchHostFunc(streams[s], count, &called);
  }
  for (cudaStream_t one : streams) cudaStreamSynchronize(one);
  REQUIRE(called == 4);
  for (int i = 0; i < n; i++) REQUIRE(back[i] == 2 * (i / 128 * 128 + 127 - i % 128));
  pipelined<<<1, 128>>>(in, out, 5);
  cudaMemcpy(back, out, 128 * 4, cudaMemcpyDeviceToHost);
  for (int i = 0; i < 128; i++) REQUIRE(back[i] == 5 * (127 - i) + 128 * (1 + 2 + 3 + 4));
}
