// Escape times of the Mandelbrot set around a point, for frames that zoom in.
#include <cstdio>
#include <cstdlib>
#include <vector>

__global__ void escape_times(int* steps, int width, int height, double centre_x, double centre_y, double pitch, int limit) {
  int px = blockIdx.x * blockDim.x + threadIdx.x;
  int py = blockIdx.y * blockDim.y + threadIdx.y;
  if (px >= width || py >= height) return;
  double real = centre_x + (px - 0.5 * width) * pitch;
  double imaginary = centre_y + (py - 0.5 * height) * pitch;
  double x = 0.0, y = 0.0;
  int k = 0;
  while (k < limit && x * x + y * y <= 4.0) {
    double next = x * x - y * y + real;
    y = 2.0 * x * y + imaginary;
    x = next;
    ++k;
  }
  steps[py * width + px] = k;
}

int main(int argc, char** argv) {
  int width = argc > 1 ? std::atoi(argv[1]) : 64;
  int height = argc > 2 ? std::atoi(argv[2]) : 48;
  int limit = argc > 3 ? std::atoi(argv[3]) : 50;
  int frames = argc > 4 ? std::atoi(argv[4]) : 1;
  std::vector<int> steps((size_t)width * height);
  int* device_steps;
  cudaMalloc(&device_steps, steps.size() * sizeof(int));
  dim3 block(16, 16);
  dim3 grid((width + block.x - 1) / block.x, (height + block.y - 1) / block.y);
  double pitch = 3.0 / width;
  long sum = 0;
  for (int frame = 0; frame < frames; ++frame) {
    escape_times<<<grid, block>>>(device_steps, width, height, -0.75, 0.1, pitch, limit);
    cudaMemcpy(steps.data(), device_steps, steps.size() * sizeof(int), cudaMemcpyDeviceToHost);
    for (int value : steps) sum += value;
    pitch *= 0.5;
    limit += 50;
  }
  std::printf("%ld\n", sum);
  cudaFree(device_steps);
}
