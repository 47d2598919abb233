// One bottom-up level of a breadth-first search: every vertex not seen yet looks for a parent in the frontier.
#include <cstdio>
#include <cstdlib>
#include <utility>
#include <vector>

__global__ void look_for_parent(const int* offsets, const unsigned* sources, const unsigned* frontier, unsigned* seen, unsigned* next,
                                int n) {
  int v = blockIdx.x * blockDim.x + threadIdx.x;
  unsigned word = unsigned(v) / 32, bit = unsigned(v) % 32;
  bool found = false;
  if (v < n && !(seen[word] >> bit & 1u)) {
    for (int k = offsets[v]; k < offsets[v + 1]; ++k) {
      unsigned u = sources[k];
      if (frontier[u / 32] >> (u % 32) & 1u) {
        found = true;
        break;
      }
    }
  }
  unsigned votes = __ballot_sync(0xffffffffu, found);
  if (bit == 0 && v < n) {
    next[word] = votes;
    seen[word] |= votes;
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
  int n = argc > 1 ? std::atoi(argv[1]) : 5000;
  int spacing = argc > 2 ? std::atoi(argv[2]) : 100;
  int levels = argc > 3 ? std::atoi(argv[3]) : 4;
  std::vector<int> offsets(1, 0);
  std::vector<unsigned> sources;
  for (int v = 0; v < n; ++v) {
    for (long long arc = 0; arc <= v % 7; ++arc) sources.push_back(unsigned((v * 31LL + 7919 * (arc + 1) * (arc + 1)) % n));
    offsets.push_back(int(sources.size()));
  }
  std::vector<unsigned> start((n + 31) / 32, 0u);
  for (int v = 0; v < n; v += spacing) start[v / 32] |= 1u << (v % 32);
  int* device_offsets = upload(offsets);
  unsigned* device_sources = upload(sources);
  unsigned* frontier = upload(start);
  unsigned* seen = upload(start);
  unsigned* next = upload(start);
  for (int level = 0; level < levels; ++level) {
    look_for_parent<<<(n + 255) / 256, 256>>>(device_offsets, device_sources, frontier, seen, next, n);
    std::swap(frontier, next);
  }
  cudaMemcpy(start.data(), seen, start.size() * sizeof(unsigned), cudaMemcpyDeviceToHost);
  int reached = 0;
  for (int v = 0; v < n; ++v) reached += start[v / 32] >> (v % 32) & 1u;
  std::printf("%d of %d\n", reached, n);
  cudaFree(device_offsets);
  cudaFree(device_sources);
  cudaFree(frontier);
  cudaFree(seen);
  cudaFree(next);
}
