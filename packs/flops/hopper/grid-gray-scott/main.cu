// Gray-Scott reaction and diffusion of two chemicals on a torus, with tiles in shared memory.
#include <cstdio>
#include <cstdlib>
#include <utility>
#include <vector>

__device__ float laplace(const float* tile, int at, int pitch) {
  return tile[at - 1] + tile[at + 1] + tile[at - pitch] + tile[at + pitch] - 4.0f * tile[at];
}

// All in single precision.
__global__ void react(const float* u, const float* v, float* next_u, float* next_v, int width, int height, float feed, float kill) {
  extern __shared__ float tile[];
  int pitch = blockDim.x + 2, cells = pitch * (blockDim.y + 2);
  float *tile_u = tile, *tile_v = tile + cells;
  for (int k = threadIdx.y * blockDim.x + threadIdx.x; k < cells; k += blockDim.x * blockDim.y) {
    int from_x = (blockIdx.x * blockDim.x + k % pitch + width - 1) % width;
    int from_y = (blockIdx.y * blockDim.y + k / pitch + height - 1) % height;
    tile_u[k] = u[from_y * width + from_x];
    tile_v[k] = v[from_y * width + from_x];
  }
  __syncthreads();
  int x = blockIdx.x * blockDim.x + threadIdx.x;
  int y = blockIdx.y * blockDim.y + threadIdx.y;
  if (x >= width || y >= height) return;
  int at = (threadIdx.y + 1) * pitch + threadIdx.x + 1;
  float here_u = tile_u[at], here_v = tile_v[at];
  float burnt = here_u * here_v * here_v;
  next_u[y * width + x] = here_u + 0.16 * laplace(tile_u, at, pitch) - burnt + feed * (1.0f - here_u);
  next_v[y * width + x] = here_v + 0.08 * laplace(tile_v, at, pitch) + burnt - (feed + kill) * here_v;
}

int main(int argc, char** argv) {
  int width = argc > 1 ? std::atoi(argv[1]) : 100;
  int height = argc > 2 ? std::atoi(argv[2]) : 100;
  int steps = argc > 3 ? std::atoi(argv[3]) : 4;
  std::vector<float> start_u(width * height), start_v(width * height);
  for (int i = 0; i < width * height; ++i) {
    bool seeded = i % width / 20 % 3 == 1 && i / width / 20 % 3 == 1;
    start_u[i] = seeded ? 0.5f : 1.0f;
    start_v[i] = seeded ? 0.25f : 0.0f;
  }
  size_t bytes = start_u.size() * sizeof(float);
  float *u, *v, *next_u, *next_v;
  cudaMalloc(&u, bytes);
  cudaMalloc(&v, bytes);
  cudaMalloc(&next_u, bytes);
  cudaMalloc(&next_v, bytes);
  cudaMemcpy(u, start_u.data(), bytes, cudaMemcpyHostToDevice);
  cudaMemcpy(v, start_v.data(), bytes, cudaMemcpyHostToDevice);
  dim3 block(16, 16);
  dim3 grid((width + 15) / 16, (height + 15) / 16);
  size_t shared = 2 * (block.x + 2) * (block.y + 2) * sizeof(float);
  for (int step = 0; step < steps; ++step) {
    react<<<grid, block, shared>>>(u, v, next_u, next_v, width, height, 0.035f, 0.0625f);
    std::swap(u, next_u);
    std::swap(v, next_v);
  }
  cudaMemcpy(start_v.data(), v, bytes, cudaMemcpyDeviceToHost);
  double sum = 0;
  for (float value : start_v) sum += value;
  std::printf("%.6f\n", sum);
  for (float* field : {u, v, next_u, next_v}) cudaFree(field);
}
