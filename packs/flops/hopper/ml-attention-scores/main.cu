// Causal attention scores: scaled products of every query with the keys up to its own position, for several heads.
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <vector>

__global__ void causal_scores(const float* queries, const float* keys, float* scores, int length, int dim, float scale) {
  int key = blockIdx.x * blockDim.x + threadIdx.x;
  int query = blockIdx.y * blockDim.y + threadIdx.y;
  int head = blockIdx.z;
  if (key >= length || query >= length) return;
  float* score = scores + ((size_t)head * length + query) * length + key;
  if (key > query) {
    *score = -INFINITY;
    return;
  }
  const float* q = queries + ((size_t)head * length + query) * dim;
  const float* k = keys + ((size_t)head * length + key) * dim;
  float sum = 0.0f;
  for (int d = 0; d < dim; ++d) sum += q[d] * k[d];
  *score = scale * sum;
}

int main(int argc, char** argv) {
  int heads = argc > 1 ? std::atoi(argv[1]) : 2;
  int length = argc > 2 ? std::atoi(argv[2]) : 64;
  int dim = argc > 3 ? std::atoi(argv[3]) : 16;
  std::vector<float> queries((size_t)heads * length * dim), keys(queries.size()), scores((size_t)heads * length * length);
  for (size_t i = 0; i < queries.size(); ++i) {
    queries[i] = 0.03125f * ((int)(i % 67) - 33);
    keys[i] = 0.0625f * ((int)(i % 41) - 20);
  }
  float *device_queries, *device_keys, *device_scores;
  cudaMalloc(&device_queries, queries.size() * sizeof(float));
  cudaMalloc(&device_keys, keys.size() * sizeof(float));
  cudaMalloc(&device_scores, scores.size() * sizeof(float));
  cudaMemcpy(device_queries, queries.data(), queries.size() * sizeof(float), cudaMemcpyHostToDevice);
  cudaMemcpy(device_keys, keys.data(), keys.size() * sizeof(float), cudaMemcpyHostToDevice);
  dim3 block(32, 8);
  dim3 grid((length + block.x - 1) / block.x, (length + block.y - 1) / block.y, heads);
  causal_scores<<<grid, block>>>(device_queries, device_keys, device_scores, length, dim, 1.0f / std::sqrt((float)dim));
  cudaMemcpy(scores.data(), device_scores, scores.size() * sizeof(float), cudaMemcpyDeviceToHost);
  double sum = 0;
  for (float value : scores) {
    if (std::isfinite(value)) sum += value;
  }
  std::printf("%.6f\n", sum);
  cudaFree(device_queries);
  cudaFree(device_keys);
  cudaFree(device_scores);
}
