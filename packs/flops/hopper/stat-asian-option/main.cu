// Monte Carlo paths of an arithmetic Asian call under geometric Brownian motion.
#include <cstdio>
#include <cstdlib>
#include <thrust/random.h>
#include <vector>

__global__ void asian_paths(float* payoffs, float spot, float strike, float drift, float diffusion, int steps, int paths,
                            unsigned seed) {
  int path = blockIdx.x * blockDim.x + threadIdx.x;
  if (path >= paths) return;
  thrust::minstd_rand engine(seed);
  engine.discard(2ull * steps * path);
  thrust::uniform_real_distribution<float> uniform(1e-7f, 1.0f);
  float price = spot;
  float sum = 0.0f;
  for (int step = 0; step < steps; ++step) {
    float radius = sqrtf(-2.0f * logf(uniform(engine)));
    float normal = radius * cosf(6.2831853f * uniform(engine));
    price *= expf(drift + diffusion * normal);
    sum += price;
  }
  payoffs[path] = fmaxf(sum / steps - strike, 0.0f);
}

int main(int argc, char** argv) {
  int paths = argc > 1 ? std::atoi(argv[1]) : 1000;
  int steps = argc > 2 ? std::atoi(argv[2]) : 12;
  int block = argc > 3 ? std::atoi(argv[3]) : 128;
  std::vector<float> payoffs(paths);
  float* device_payoffs;
  cudaMalloc(&device_payoffs, paths * sizeof(float));
  int grid = (paths + block - 1) / block;
  asian_paths<<<grid, block>>>(device_payoffs, 100.0f, 102.5f, 0.0005f, 0.03f, steps, paths, 20031u);
  cudaMemcpy(payoffs.data(), device_payoffs, paths * sizeof(float), cudaMemcpyDeviceToHost);
  double sum = 0;
  for (float value : payoffs) sum += value;
  std::printf("%.6f\n", sum / paths);
  cudaFree(device_payoffs);
}
