// Means of gamma variates, drawn by rejection from a counter-based generator, for several shapes.
#include <cooperative_groups.h>
#include <cooperative_groups/reduce.h>
#include <cstdio>
#include <cstdlib>
#include <vector>

namespace cg = cooperative_groups;

__device__ unsigned scramble(unsigned key, unsigned counter) {
  unsigned x = counter * 0x9e3779b9u ^ key;
  for (int round = 0; round < 3; ++round) {
    x ^= x >> 16;
    x *= 0x7feb352du;
    x ^= x >> 15;
    x += key;
  }
  return x;
}

__device__ float uniform(unsigned key, unsigned counter) { return ((scramble(key, counter) >> 8) + 0.5f) * 5.9604645e-8f; }

__global__ void gamma_sums(double* sums, float first_shape, float shape_step, int draws, int attempts) {
  auto warp = cg::tiled_partition<32>(cg::this_thread_block());
  unsigned key = (blockIdx.y * gridDim.x + blockIdx.x) * blockDim.x + threadIdx.x;
  float d = first_shape + shape_step * blockIdx.y - 0.33333333f;
  float c = 1.0f / sqrtf(9.0f * d);
  unsigned counter = 0;
  double sum = 0.0;
  for (int draw = 0; draw < draws; ++draw) {
    for (int attempt = 0; attempt < attempts; ++attempt) {
      float x = sqrtf(-2.0f * logf(uniform(key, counter))) * cospif(2.0f * uniform(key, counter + 1));
      float u = uniform(key, counter + 2);
      counter += 3;
      float root = 1.0f + c * x;
      if (root <= 0.0f) continue;
      float v = root * root * root;
      if (logf(u) < 0.5f * x * x + d * (1.0f - v + logf(v))) {
        sum += d * v;
        break;
      }
    }
  }
  double total = cg::reduce(warp, sum, cg::plus<double>());
  if (warp.thread_rank() == 0) sums[key / 32] = total;
}

int main(int argc, char** argv) {
  int blocks = argc > 1 ? std::atoi(argv[1]) : 4;
  int shapes = argc > 2 ? std::atoi(argv[2]) : 2;
  int draws = argc > 3 ? std::atoi(argv[3]) : 16;
  const int block = 128;
  int warps = blocks * shapes * block / 32;
  std::vector<double> sums(warps);
  double* device_sums;
  cudaMalloc(&device_sums, warps * sizeof(double));
  gamma_sums<<<dim3(blocks, shapes), block>>>(device_sums, 1.5f, 0.75f, draws, 32);
  cudaMemcpy(sums.data(), device_sums, warps * sizeof(double), cudaMemcpyDeviceToHost);
  int per_shape = warps / shapes;
  for (int s = 0; s < shapes; ++s) {
    double sum = 0;
    for (int w = 0; w < per_shape; ++w) sum += sums[s * per_shape + w];
    std::printf("%.6f\n", sum / (static_cast<double>(per_shape) * 32 * draws));
  }
  cudaFree(device_sums);
}
