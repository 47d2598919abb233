// Explicit heat conduction in a box: seven-point steps, each thread marching up one column of cells.
#include <cstdio>
#include <cstdlib>
#include <utility>
#include <vector>

__global__ void heat_step(const float* now, float* next, int nx, int ny, int nz, float rate) {
  int x = blockIdx.x * blockDim.x + threadIdx.x + 1;
  int y = blockIdx.y * blockDim.y + threadIdx.y + 1;
  if (x >= nx - 1 || y >= ny - 1) return;
  int plane = nx * ny;
  int at = y * nx + x;
  float below = now[at];
  float here = now[at + plane];
  for (int z = 1; z < nz - 1; ++z) {
    at += plane;
    float above = now[at + plane];
    float around = now[at - 1] + now[at + 1] + now[at - nx] + now[at + nx];
    next[at] = here + rate * (below + above + around - 6.0f * here);
    below = here;
    here = above;
  }
}

int main(int argc, char** argv) {
  int nx = argc > 1 ? std::atoi(argv[1]) : 64;
  int ny = argc > 2 ? std::atoi(argv[2]) : 64;
  int nz = argc > 3 ? std::atoi(argv[3]) : 32;
  int steps = argc > 4 ? std::atoi(argv[4]) : 1;
  std::vector<float> field(static_cast<size_t>(nx) * ny * nz);
  for (size_t i = 0; i < field.size(); ++i) field[i] = 20.0f + 0.5f * (i % 97);
  size_t bytes = field.size() * sizeof(float);
  float *now, *next;
  cudaMalloc(&now, bytes);
  cudaMalloc(&next, bytes);
  cudaMemcpy(now, field.data(), bytes, cudaMemcpyHostToDevice);
  cudaMemcpy(next, field.data(), bytes, cudaMemcpyHostToDevice);
  dim3 block(32, 4);
  dim3 grid((nx - 2 + block.x - 1) / block.x, (ny - 2 + block.y - 1) / block.y);
  for (int step = 0; step < steps; ++step) {
    heat_step<<<grid, block>>>(now, next, nx, ny, nz, 0.125f);
    std::swap(now, next);
  }
  cudaMemcpy(field.data(), now, bytes, cudaMemcpyDeviceToHost);
  double sum = 0;
  for (size_t i = 0; i < field.size(); ++i) sum += field[i] * (i % 5);
  std::printf("%.6f\n", sum);
  cudaFree(now);
  cudaFree(next);
}
