// Metropolis sweeps of the two-dimensional Ising model, one colour of the checkerboard at a time.
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <vector>

__device__ unsigned int scramble(unsigned int x) {
  x ^= x >> 16;
  x *= 0x9e3779b1u;
  x ^= x >> 13;
  x *= 0x85ebca77u;
  return x ^ (x >> 15);
}

// A flip that costs energy happens with probability exp(-beta * dE), one that does not always happens.
__global__ void metropolis(signed char* spin, const unsigned int* accept, int width, int height, int colour, unsigned int seed) {
  int half = blockIdx.x * blockDim.x + threadIdx.x;
  int row = blockIdx.y * blockDim.y + threadIdx.y;
  if (half >= width / 2 || row >= height) return;
  int column = 2 * half + ((row + colour) & 1);
  int left = column == 0 ? width - 1 : column - 1;
  int right = column == width - 1 ? 0 : column + 1;
  int up = row == 0 ? height - 1 : row - 1;
  int down = row == height - 1 ? 0 : row + 1;
  int site = row * width + column;
  int around = spin[row * width + left] + spin[row * width + right] + spin[up * width + column] + spin[down * width + column];
  int aligned = spin[site] * around;
  if (aligned > 0) {
    if (scramble(seed + site) >= accept[aligned / 2]) return;
  }
  spin[site] = -spin[site];
}

int main(int argc, char** argv) {
  int width = argc > 1 ? std::atoi(argv[1]) : 128;
  int height = argc > 2 ? std::atoi(argv[2]) : 128;
  int sweeps = argc > 3 ? std::atoi(argv[3]) : 4;
  width += width & 1;
  height += height & 1;
  std::vector<signed char> spin(width * height);
  for (int i = 0; i < width * height; ++i) spin[i] = (i * 7 / 5 + i / width) % 3 == 0 ? -1 : 1;
  unsigned int accept[3];
  for (int k = 0; k < 3; ++k) accept[k] = static_cast<unsigned int>(4294967295.0 * std::exp(-4.0 * 0.44 * k));
  signed char* device_spin;
  unsigned int* device_accept;
  cudaMalloc(&device_spin, spin.size());
  cudaMalloc(&device_accept, sizeof(accept));
  cudaMemcpy(device_spin, spin.data(), spin.size(), cudaMemcpyHostToDevice);
  cudaMemcpy(device_accept, accept, sizeof(accept), cudaMemcpyHostToDevice);
  dim3 block(32, 8);
  dim3 grid((width / 2 + block.x - 1) / block.x, (height + block.y - 1) / block.y);
  for (int half = 0; half < 2 * sweeps; ++half) {
    metropolis<<<grid, block>>>(device_spin, device_accept, width, height, half % 2, 12345u + 1000003u * half);
  }
  cudaMemcpy(spin.data(), device_spin, spin.size(), cudaMemcpyDeviceToHost);
  long magnetisation = 0, weighted = 0;
  for (int i = 0; i < width * height; ++i) {
    magnetisation += spin[i];
    weighted += spin[i] * (i % 97);
  }
  std::printf("%ld %ld\n", magnetisation, weighted);
  cudaFree(device_spin);
  cudaFree(device_accept);
}
