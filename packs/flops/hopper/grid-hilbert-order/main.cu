// Rearranges a square image of floats from row order into the order of the Hilbert curve.
#include <cstdio>
#include <cstdlib>
#include <vector>

// The position of cell (x, y) along the curve through a square of 2 * half cells a side.
__device__ unsigned hilbert(unsigned x, unsigned y, unsigned half) {
  if (half == 0) return 0;
  unsigned last = half - 1, u = x & last, v = y & last, cells = half * half;
  if (y < half) {
    if (x < half) return hilbert(v, u, half / 2);
    return 3 * cells + hilbert(last - v, last - u, half / 2);
  }
  return (x < half ? cells : 2 * cells) + hilbert(u, v, half / 2);
}

__global__ void reorder(const float* image, float* curve, unsigned side) {
  unsigned count = side * side;
  for (unsigned i = blockIdx.x * blockDim.x + threadIdx.x; i < count; i += gridDim.x * blockDim.x) {
    curve[hilbert(i % side, i / side, side / 2)] = image[i];
  }
}

int main(int argc, char** argv) {
  unsigned side = argc > 1 ? std::atoi(argv[1]) : 64;  // a power of two
  int blocks = argc > 2 ? std::atoi(argv[2]) : 16;
  std::vector<float> pixels(side * side);
  for (unsigned i = 0; i < pixels.size(); ++i) pixels[i] = 0.5f * (i % 1021) + 0.25f * (i / side);
  size_t bytes = pixels.size() * sizeof(float);
  float *image, *curve;
  cudaMalloc(&image, bytes);
  cudaMalloc(&curve, bytes);
  cudaMemcpy(image, pixels.data(), bytes, cudaMemcpyHostToDevice);
  reorder<<<blocks, 256>>>(image, curve, side);
  cudaMemcpy(pixels.data(), curve, bytes, cudaMemcpyDeviceToHost);
  double sum = 0;
  for (size_t i = 0; i < pixels.size(); ++i) sum += pixels[i] * (i % 17);
  std::printf("%.6f\n", sum);
  cudaFree(image);
  cudaFree(curve);
}
