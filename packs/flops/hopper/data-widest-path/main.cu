// One round of widest paths: the best bottleneck from each source to every vertex, over arcs stored in ELL form.
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <utility>
#include <vector>

__global__ void widen(const int* tail, const float* capacity, const float* before, float* after, int n, int arcs) {
  int v = blockIdx.x * blockDim.x + threadIdx.x;
  if (v >= n) return;
  const float* width = before + size_t(blockIdx.y) * n;
  float best = width[v];
  // Adds the capacity of every incoming arc to the path that ends in its tail.
  for (int arc = 0; arc < arcs; ++arc) {
    int slot = arc * n + v;
    best = fmaxf(best, fminf(width[tail[slot]], capacity[slot]));
  }
  after[size_t(blockIdx.y) * n + v] = best;
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
  int arcs = argc > 2 ? std::atoi(argv[2]) : 5;
  int sources = argc > 3 ? std::atoi(argv[3]) : 4;
  int rounds = argc > 4 ? std::atoi(argv[4]) : 3;
  std::vector<int> tail(size_t(arcs) * n);
  std::vector<float> capacity(tail.size()), width(size_t(sources) * n, 0.0f);
  for (int arc = 0; arc < arcs; ++arc) {
    for (int v = 0; v < n; ++v) {
      tail[size_t(arc) * n + v] = int((v * 13LL + 101LL * arc * arc + 7) % n);
      capacity[size_t(arc) * n + v] = 1.0f + (v * 7 + arc * 29) % 50;
    }
  }
  for (int s = 0; s < sources; ++s) width[size_t(s) * n + (s * 37) % n] = INFINITY;
  int* device_tail = upload(tail);
  float* device_capacity = upload(capacity);
  float* before = upload(width);
  float* after = upload(width);
  dim3 grid((n + 127) / 128, sources);
  for (int round = 0; round < rounds; ++round) {
    widen<<<grid, 128>>>(device_tail, device_capacity, before, after, n, arcs);
    std::swap(before, after);
  }
  cudaMemcpy(width.data(), before, width.size() * sizeof(float), cudaMemcpyDeviceToHost);
  double sum = 0;
  for (float value : width) sum += std::isinf(value) ? 0.0 : value;
  std::printf("%.1f\n", sum);
  cudaFree(device_tail);
  cudaFree(device_capacity);
  cudaFree(before);
  cudaFree(after);
}
