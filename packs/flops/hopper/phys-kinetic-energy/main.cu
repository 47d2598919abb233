// Kinetic energy of a set of particles, one partial sum for each block.
#include <cstdio>
#include <cstdlib>
#include <vector>

// Single precision throughout: the energies are of similar size.
__global__ void kineticEnergy(const float3* velocity, const float* mass, int n, double* partial) {
  __shared__ double warpSum[32];
  double energy = 0.0;
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x) {
    float3 v = velocity[i];
    float speed2 = v.x * v.x + v.y * v.y + v.z * v.z;
    energy += 0.5 * mass[i] * speed2;
  }
  for (int offset = 16; offset > 0; offset /= 2) energy += __shfl_down_sync(0xffffffffu, energy, offset);
  if (threadIdx.x % 32 == 0) warpSum[threadIdx.x / 32] = energy;
  __syncthreads();
  if (threadIdx.x == 0) {
    int warps = blockDim.x / 32;
    for (int w = 1; w < warps; ++w) energy += warpSum[w];
    partial[blockIdx.x] = energy;
  }
}

int main(int argc, char** argv) {
  int n = argc > 1 ? std::atoi(argv[1]) : 10000;
  int block = argc > 2 ? std::atoi(argv[2]) : 128;
  int blocks = argc > 3 ? std::atoi(argv[3]) : 8;
  std::vector<float3> velocity(n);
  std::vector<float> mass(n);
  for (int i = 0; i < n; ++i) {
    velocity[i].x = 0.1f * (i % 19) - 0.9f;
    velocity[i].y = 0.05f * (i % 43) - 1.0f;
    velocity[i].z = 0.02f * (i % 101) - 1.0f;
    mass[i] = 1.0f + 0.125f * (i % 9);
  }
  std::vector<double> partial(blocks);
  float3* device_velocity;
  float* device_mass;
  double* device_partial;
  cudaMalloc(&device_velocity, n * sizeof(float3));
  cudaMalloc(&device_mass, n * sizeof(float));
  cudaMalloc(&device_partial, blocks * sizeof(double));
  cudaMemcpy(device_velocity, velocity.data(), n * sizeof(float3), cudaMemcpyHostToDevice);
  cudaMemcpy(device_mass, mass.data(), n * sizeof(float), cudaMemcpyHostToDevice);
  kineticEnergy<<<blocks, block>>>(device_velocity, device_mass, n, device_partial);
  cudaMemcpy(partial.data(), device_partial, blocks * sizeof(double), cudaMemcpyDeviceToHost);
  double sum = 0;
  for (double value : partial) sum += value;
  std::printf("%.6f\n", sum);
  cudaFree(device_velocity);
  cudaFree(device_mass);
  cudaFree(device_partial);
}
