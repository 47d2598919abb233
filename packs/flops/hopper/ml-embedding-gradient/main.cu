// Gradient of an embedding table: adds the gradient of every token to the row of its word, skipping the padding word.
#include <cstdio>
#include <cstdlib>
#include <vector>

__global__ void scatter_gradient(const int* tokens, const float* gradient, float* table, int* uses, int count, int dim,
                                 int padding) {
  int position = blockIdx.x * blockDim.y + threadIdx.y;
  if (position >= count) return;
  int token = tokens[position];
  if (token == padding) return;
  // one floating-point add of this thread per component
  for (int d = threadIdx.x; d < dim; d += blockDim.x) {
    atomicAdd(&table[(size_t)token * dim + d], gradient[(size_t)position * dim + d]);
  }
  if (threadIdx.x == 0) atomicAdd(&uses[token], 1);
}

int main(int argc, char** argv) {
  int count = argc > 1 ? std::atoi(argv[1]) : 1000;
  int words = argc > 2 ? std::atoi(argv[2]) : 50;
  int dim = argc > 3 ? std::atoi(argv[3]) : 64;
  const int padding = 0;
  std::vector<int> tokens(count), uses(words);
  std::vector<float> gradient((size_t)count * dim), table((size_t)words * dim);
  for (int i = 0; i < count; ++i) tokens[i] = i % 17 > 13 ? padding : (int)((size_t)i * 7919 % words);
  for (size_t i = 0; i < gradient.size(); ++i) gradient[i] = 0.015625f * ((int)(i % 129) - 64);
  int *device_tokens, *device_uses;
  float *device_gradient, *device_table;
  cudaMalloc(&device_tokens, count * sizeof(int));
  cudaMalloc(&device_uses, words * sizeof(int));
  cudaMalloc(&device_gradient, gradient.size() * sizeof(float));
  cudaMalloc(&device_table, table.size() * sizeof(float));
  cudaMemcpy(device_tokens, tokens.data(), count * sizeof(int), cudaMemcpyHostToDevice);
  cudaMemcpy(device_gradient, gradient.data(), gradient.size() * sizeof(float), cudaMemcpyHostToDevice);
  cudaMemset(device_uses, 0, words * sizeof(int));
  cudaMemset(device_table, 0, table.size() * sizeof(float));
  dim3 block(32, 8);
  scatter_gradient<<<(count + block.y - 1) / block.y, block>>>(device_tokens, device_gradient, device_table, device_uses, count,
                                                               dim, padding);
  cudaMemcpy(uses.data(), device_uses, words * sizeof(int), cudaMemcpyDeviceToHost);
  cudaMemcpy(table.data(), device_table, table.size() * sizeof(float), cudaMemcpyDeviceToHost);
  double sum = 0;
  for (int w = 0; w < words; ++w) {
    for (int d = 0; d < dim; ++d) sum += table[(size_t)w * dim + d] * (d + uses[w]);
  }
  std::printf("%.6f\n", sum);
  cudaFree(device_tokens);
  cudaFree(device_uses);
  cudaFree(device_gradient);
  cudaFree(device_table);
}
