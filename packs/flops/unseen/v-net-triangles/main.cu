// Number of triangles that each node of a network closes with two nodes of higher index.
#include <cstdio>
#include <cstdlib>
#include <cub/warp/warp_reduce.cuh>
#include <vector>

constexpr int WARPS = 4;

__device__ int contains(const int* list, int length, int key) {
  int low = 0, high = length;
  while (low < high) {
    int middle = (low + high) / 2;
    if (list[middle] < key) {
      low = middle + 1;
    } else {
      high = middle;
    }
  }
  return low < length && list[low] == key;
}

__global__ void count_triangles(const int* starts, const int* ends, int nodes, int* triangles) {
  using Reduce = cub::WarpReduce<int>;
  __shared__ typename Reduce::TempStorage storage[WARPS];
  int node = blockIdx.x * WARPS + threadIdx.y;
  if (node >= nodes) return;
  int begin = starts[node], end = starts[node + 1];
  int found = 0;
  for (int k = begin; k < end; ++k) {
    int other = ends[k];
    for (int j = starts[other] + threadIdx.x; j < starts[other + 1]; j += 32) {
      found += contains(ends + begin, end - begin, ends[j]);
    }
  }
  found = Reduce(storage[threadIdx.y]).Sum(found);
  if (threadIdx.x == 0) triangles[node] = found;
}

int main(int argc, char** argv) {
  int nodes = argc > 1 ? std::atoi(argv[1]) : 500;
  int reach = argc > 2 ? std::atoi(argv[2]) : 20;
  std::vector<int> starts(1, 0), ends, triangles(nodes);
  for (int node = 0; node < nodes; ++node) {
    for (int step = 1; step <= reach && node + step < nodes; ++step) {
      if ((node * step * 7 + step * step + node / 5) % 11 < 4) ends.push_back(node + step);
    }
    starts.push_back(static_cast<int>(ends.size()));
  }
  int *device_starts, *device_ends, *device_triangles;
  cudaMalloc(&device_starts, starts.size() * sizeof(int));
  cudaMalloc(&device_ends, ends.size() * sizeof(int));
  cudaMalloc(&device_triangles, nodes * sizeof(int));
  cudaMemcpy(device_starts, starts.data(), starts.size() * sizeof(int), cudaMemcpyHostToDevice);
  cudaMemcpy(device_ends, ends.data(), ends.size() * sizeof(int), cudaMemcpyHostToDevice);
  count_triangles<<<(nodes + WARPS - 1) / WARPS, dim3(32, WARPS)>>>(device_starts, device_ends, nodes, device_triangles);
  cudaMemcpy(triangles.data(), device_triangles, nodes * sizeof(int), cudaMemcpyDeviceToHost);
  long long sum = 0;
  for (int count : triangles) sum += count;
  std::printf("%zu %lld\n", ends.size(), sum);
  cudaFree(device_starts);
  cudaFree(device_ends);
  cudaFree(device_triangles);
}
