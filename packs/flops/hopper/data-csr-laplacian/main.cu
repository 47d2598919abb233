// Laplacian of a weighted graph in CSR form applied to x, and the Dirichlet energy of every vertex.
#include <cstdio>
#include <cstdlib>
#include <vector>

__global__ void laplacian(const int* __restrict__ offsets, const int* __restrict__ targets, const float* __restrict__ weights,
                          const float* __restrict__ x, float* flow, float* energy, int n) {
  int row = (blockIdx.x * blockDim.x + threadIdx.x) / 32;
  int lane = threadIdx.x & 31;
  if (row >= n) return;
  int end = offsets[row + 1];
  float own = x[row], sum = 0.0f, square = 0.0f;
  for (int k = offsets[row] + lane; k < end; k += 32) {
    sum += weights[k] * (own - x[targets[k]]);
    square += weights[k] * (own - x[targets[k]]) * (own - x[targets[k]]);
  }
  for (int distance = 16; distance > 0; distance /= 2) {
    sum += __shfl_xor_sync(0xffffffffu, sum, distance);
    square += __shfl_xor_sync(0xffffffffu, square, distance);
  }
  if (lane == 0) {
    flow[row] = sum;
    energy[row] = square;
  }
}

template <typename T>
T* upload(const std::vector<T>& values) {
  T* device;
  cudaMalloc(&device, values.size() * sizeof(T));
  cudaMemcpy(device, values.data(), values.size() * sizeof(T), cudaMemcpyHostToDevice);
  return device;
}

int main(int argc, char** argv) {
  int n = argc > 1 ? std::atoi(argv[1]) : 1000;
  std::vector<int> offsets(1, 0), targets;
  std::vector<float> weights, x(n);
  for (int v = 0; v < n; ++v) {
    int degree = v % 97 == 0 ? 152 : 2 + v % 40;
    for (int arc = 0; arc < degree; ++arc) {
      targets.push_back(int((v + 1LL + arc * arc * 3LL) % n));
      weights.push_back(0.125f * (1 + (v + arc) % 8));
    }
    offsets.push_back(int(targets.size()));
    x[v] = 0.01f * (v % 211);
  }
  int* device_offsets = upload(offsets);
  int* device_targets = upload(targets);
  float* device_weights = upload(weights);
  float* device_x = upload(x);
  float *device_flow, *device_energy;
  cudaMalloc(&device_flow, n * sizeof(float));
  cudaMalloc(&device_energy, n * sizeof(float));
  laplacian<<<(n + 7) / 8, 256>>>(device_offsets, device_targets, device_weights, device_x, device_flow, device_energy, n);
  std::vector<float> flow(n), energy(n);
  cudaMemcpy(flow.data(), device_flow, n * sizeof(float), cudaMemcpyDeviceToHost);
  cudaMemcpy(energy.data(), device_energy, n * sizeof(float), cudaMemcpyDeviceToHost);
  double total = 0;
  for (int v = 0; v < n; ++v) total += energy[v] - 0.5 * flow[v];
  std::printf("%.4f\n", total);
  cudaFree(device_offsets);
  cudaFree(device_targets);
  cudaFree(device_weights);
  cudaFree(device_x);
  cudaFree(device_flow);
  cudaFree(device_energy);
}
