// Minimises x'Qx / 2 + b'x over the unit box for many small problems, by projected gradient steps with momentum.
#include <cstdio>
#include <cstdlib>
#include <vector>

// One block for each problem; twenty rounds are enough.
__global__ void minimise(const float* matrices, const float* linear, float* solutions, int n, int rounds, float step, float momentum) {
  extern __shared__ float ahead[];
  int t = threadIdx.x;
  const float* q = matrices + static_cast<size_t>(blockIdx.x) * n * n;
  float x = 0.5f;
  if (t < n) ahead[t] = x;
  __syncthreads();
  for (int round = 0; round < rounds; ++round) {
    float next = 0.0f;
    if (t < n) {
      float slope = linear[blockIdx.x * n + t];
      for (int k = 0; k < n; ++k) slope += q[k * n + t] * ahead[k];
      next = fminf(fmaxf(ahead[t] - step * slope, 0.0f), 1.0f);
    }
    __syncthreads();
    if (t < n) {
      ahead[t] = next + momentum * (next - x);
      x = next;
    }
    __syncthreads();
  }
  if (t < n) solutions[blockIdx.x * n + t] = x;
}

int main(int argc, char** argv) {
  int problems = argc > 1 ? std::atoi(argv[1]) : 10;
  int n = argc > 2 ? std::atoi(argv[2]) : 20;
  int rounds = argc > 3 ? std::atoi(argv[3]) : 20;
  int block = (n + 31) / 32 * 32;
  std::vector<float> matrices(static_cast<size_t>(problems) * n * n), linear(problems * n), solutions(problems * n);
  for (int p = 0; p < problems; ++p) {
    for (int i = 0; i < n; ++i) {
      linear[p * n + i] = 0.25f * ((i * 7 + p) % 19) - 3.0f;
      for (int j = 0; j < n; ++j) {
        float value = i == j ? 8.0f + p % 5 : 2.0f / (1 + abs(i - j) + p % 3);
        matrices[(static_cast<size_t>(p) * n + i) * n + j] = value;
      }
    }
  }
  float *device_matrices, *device_linear, *device_solutions;
  cudaMalloc(&device_matrices, matrices.size() * sizeof(float));
  cudaMalloc(&device_linear, linear.size() * sizeof(float));
  cudaMalloc(&device_solutions, solutions.size() * sizeof(float));
  cudaMemcpy(device_matrices, matrices.data(), matrices.size() * sizeof(float), cudaMemcpyHostToDevice);
  cudaMemcpy(device_linear, linear.data(), linear.size() * sizeof(float), cudaMemcpyHostToDevice);
  minimise<<<problems, block, n * sizeof(float)>>>(device_matrices, device_linear, device_solutions, n, rounds, 0.03125f, 0.5f);
  cudaMemcpy(solutions.data(), device_solutions, solutions.size() * sizeof(float), cudaMemcpyDeviceToHost);
  double sum = 0;
  for (float x : solutions) sum += x;
  std::printf("%.5f\n", sum);
  cudaFree(device_matrices);
  cudaFree(device_linear);
  cudaFree(device_solutions);
}
