// Euclidean norm of each segment of a ragged array of doubles, a warp per segment.
#include <cstdio>
#include <cstdlib>
#include <vector>

__global__ void segment_norms(const double* __restrict__ values, const int* __restrict__ starts, double* norms, int segments) {
  int segment = (blockIdx.x * blockDim.x + threadIdx.x) / 32;
  int lane = threadIdx.x % 32;
  if (segment >= segments) return;
  double sum = 0.0;
  for (int i = starts[segment] + lane; i < starts[segment + 1]; i += 32) sum += values[i] * values[i];
  for (int distance = 16; distance > 0; distance /= 2) sum += __shfl_down_sync(0xffffffffu, sum, distance);
  if (lane == 0) norms[segment] = sqrt(sum);
}

int main(int argc, char** argv) {
  int segments = argc > 1 ? std::atoi(argv[1]) : 100;
  int block = argc > 2 ? std::atoi(argv[2]) : 128;  // whole warps
  std::vector<int> starts(segments + 1);
  for (int s = 0; s < segments; ++s) starts[s + 1] = starts[s] + 1 + s * 7 % 97 + (s % 50 == 0 ? 400 : 0);
  int n = starts[segments];
  std::vector<double> values(n), norms(segments);
  for (int i = 0; i < n; ++i) values[i] = 0.5 + 0.01 * (i % 103);
  double *device_values, *device_norms;
  int* device_starts;
  cudaMalloc(&device_values, n * sizeof(double));
  cudaMalloc(&device_starts, starts.size() * sizeof(int));
  cudaMalloc(&device_norms, segments * sizeof(double));
  cudaMemcpy(device_values, values.data(), n * sizeof(double), cudaMemcpyHostToDevice);
  cudaMemcpy(device_starts, starts.data(), starts.size() * sizeof(int), cudaMemcpyHostToDevice);
  int warps = block / 32;
  segment_norms<<<(segments + warps - 1) / warps, block>>>(device_values, device_starts, device_norms, segments);
  cudaMemcpy(norms.data(), device_norms, segments * sizeof(double), cudaMemcpyDeviceToHost);
  double sum = 0;
  for (double norm : norms) sum += norm;
  std::printf("%.6f\n", sum);
  cudaFree(device_values);
  cudaFree(device_starts);
  cudaFree(device_norms);
}
