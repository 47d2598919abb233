// Points of a Sobol sequence as floats in [1, 2), one dimension per row of the grid.
#include <cstdio>
#include <cstdlib>
#include <vector>

constexpr int kDimensions = 5;

__constant__ unsigned directions[kDimensions * 32];

__global__ void sobol_points(float* points, int count, unsigned skip, unsigned scramble) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  int dimension = blockIdx.y;
  if (i >= count) return;
  unsigned index = skip + i;
  unsigned gray = index ^ (index >> 1);
  unsigned value = scramble * (2 * dimension + 1);
  for (int bit = 0; gray != 0; ++bit, gray >>= 1) {
    if (gray & 1) value ^= directions[dimension * 32 + bit];
  }
  // Multiply by 2^-32 and add one.
  points[dimension * count + i] = __uint_as_float(0x3f800000u | (value >> 9));
}

// Direction numbers of one dimension from its primitive polynomial and its first odd integers.
void make_directions(unsigned* v, int degree, unsigned polynomial, const unsigned* first) {
  for (int i = 0; i < 32; ++i) {
    if (i < degree) {
      v[i] = first[i] << (31 - i);
      continue;
    }
    v[i] = v[i - degree] ^ (v[i - degree] >> degree);
    for (int k = 1; k < degree; ++k) {
      if ((polynomial >> (degree - 1 - k)) & 1) v[i] ^= v[i - k];
    }
  }
}

int main(int argc, char** argv) {
  int count = argc > 1 ? std::atoi(argv[1]) : 1000;
  int dimensions = argc > 2 ? std::atoi(argv[2]) : 3;
  int block = argc > 3 ? std::atoi(argv[3]) : 128;
  if (dimensions < 1 || dimensions > kDimensions) return 1;
  const int degrees[kDimensions] = {0, 1, 2, 3, 3};
  const unsigned polynomials[kDimensions] = {0, 0, 1, 1, 2};
  const unsigned first[kDimensions][3] = {{0, 0, 0}, {1, 0, 0}, {1, 3, 0}, {1, 3, 1}, {1, 1, 1}};
  std::vector<unsigned> table(kDimensions * 32);
  for (int i = 0; i < 32; ++i) table[i] = 1u << (31 - i);
  for (int d = 1; d < kDimensions; ++d) make_directions(&table[d * 32], degrees[d], polynomials[d], first[d]);
  cudaMemcpyToSymbol(directions, table.data(), table.size() * sizeof(unsigned));

  std::vector<float> points(static_cast<size_t>(dimensions) * count);
  float* device_points;
  cudaMalloc(&device_points, points.size() * sizeof(float));
  dim3 grid((count + block - 1) / block, dimensions);
  sobol_points<<<grid, block>>>(device_points, count, 4096u, 2654435769u);
  cudaMemcpy(points.data(), device_points, points.size() * sizeof(float), cudaMemcpyDeviceToHost);
  double sum = 0;
  for (float value : points) sum += value - 1.0;
  std::printf("%.6f\n", sum / points.size());
  cudaFree(device_points);
}
