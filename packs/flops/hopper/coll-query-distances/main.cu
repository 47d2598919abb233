// Squared distance of each stored vector from one query in constant memory, sixteen threads per vector.
#include <cooperative_groups.h>
#include <cooperative_groups/reduce.h>
#include <cstdio>
#include <cstdlib>
#include <vector>

namespace cg = cooperative_groups;

constexpr int LIMIT = 256;
constexpr int TEAM = 16;

__constant__ double query[LIMIT];

__global__ void query_distances(const double* vectors, double* distances, int count, int dimensions) {
  auto tile = cg::tiled_partition<TEAM>(cg::this_thread_block());
  int index = blockIdx.x * (blockDim.x / TEAM) + threadIdx.x / TEAM;
  if (index >= count) return;
  const double* vector = vectors + static_cast<size_t>(index) * dimensions;
  double sum = 0.0;
  for (int k = tile.thread_rank(); k < dimensions; k += TEAM) sum += (vector[k] - query[k]) * (vector[k] - query[k]);
  sum = cg::reduce(tile, sum, cg::plus<double>());
  if (tile.thread_rank() == 0) distances[index] = sum;
}

int main(int argc, char** argv) {
  int count = argc > 1 ? std::atoi(argv[1]) : 100;
  int dimensions = argc > 2 ? std::atoi(argv[2]) : 24;
  if (dimensions > LIMIT) return 1;
  size_t cells = static_cast<size_t>(count) * dimensions;
  std::vector<double> vectors(cells), target(dimensions), distances(count);
  for (size_t i = 0; i < cells; ++i) vectors[i] = 0.01 * (i * 17 % 401) - 2.0;
  for (int k = 0; k < dimensions; ++k) target[k] = 0.03 * (k % 41) - 0.5;
  double *device_vectors, *device_distances;
  cudaMalloc(&device_vectors, cells * sizeof(double));
  cudaMalloc(&device_distances, count * sizeof(double));
  cudaMemcpy(device_vectors, vectors.data(), cells * sizeof(double), cudaMemcpyHostToDevice);
  cudaMemcpyToSymbol(query, target.data(), dimensions * sizeof(double));
  int block = 128;
  int teams = block / TEAM;
  query_distances<<<(count + teams - 1) / teams, block>>>(device_vectors, device_distances, count, dimensions);
  cudaMemcpy(distances.data(), device_distances, count * sizeof(double), cudaMemcpyDeviceToHost);
  int nearest = 0;
  double sum = 0;
  for (int i = 0; i < count; ++i) {
    if (distances[i] < distances[nearest]) nearest = i;
    sum += distances[i];
  }
  std::printf("%d %.6f\n", nearest, sum);
  cudaFree(device_vectors);
  cudaFree(device_distances);
}
