// Chains of equal masses joined by springs, both ends held; every block keeps one chain in shared memory.
#include <cstdio>
#include <cstdlib>
#include <vector>

#ifndef SUBSTEPS
#define SUBSTEPS 1
#endif

__global__ void springChain(double* displacement, double* velocity, int length, double stiffness, double dt, int steps) {
  extern __shared__ double u[];
  int t = threadIdx.x;
  int at = blockIdx.x * length + t;
  double v = 0.0;
  if (t == 0) {
    u[0] = 0.0;
    u[length + 1] = 0.0;
  }
  if (t < length) {
    u[t + 1] = displacement[at];
    v = velocity[at];
  }
  __syncthreads();
  for (int s = 0; s < steps * SUBSTEPS; ++s) {
    if (t < length) v += stiffness * dt * (u[t] - 2.0 * u[t + 1] + u[t + 2]);
    __syncthreads();
    if (t < length) u[t + 1] += dt * v;
    __syncthreads();
  }
  if (t < length) {
    displacement[at] = u[t + 1];
    velocity[at] = v;
  }
}

int main(int argc, char** argv) {
  int chains = argc > 1 ? std::atoi(argv[1]) : 8;
  int length = argc > 2 ? std::atoi(argv[2]) : 40;
  int steps = argc > 3 ? std::atoi(argv[3]) : 10;
  int n = chains * length;
  std::vector<double> displacement(n), velocity(n);
  for (int i = 0; i < n; ++i) {
    displacement[i] = 0.01 * (i % 23) - 0.1;
    velocity[i] = 0.02 * (i % 11) - 0.1;
  }
  double *device_displacement, *device_velocity;
  cudaMalloc(&device_displacement, n * sizeof(double));
  cudaMalloc(&device_velocity, n * sizeof(double));
  cudaMemcpy(device_displacement, displacement.data(), n * sizeof(double), cudaMemcpyHostToDevice);
  cudaMemcpy(device_velocity, velocity.data(), n * sizeof(double), cudaMemcpyHostToDevice);
  int block = (length + 31) / 32 * 32;
  size_t shared = (length + 2) * sizeof(double);
  springChain<<<chains, block, shared>>>(device_displacement, device_velocity, length, 4.0, 0.125, steps);
  cudaMemcpy(displacement.data(), device_displacement, n * sizeof(double), cudaMemcpyDeviceToHost);
  cudaMemcpy(velocity.data(), device_velocity, n * sizeof(double), cudaMemcpyDeviceToHost);
  double sum = 0;
  for (int i = 0; i < n; ++i) sum += displacement[i] * (i % 19) + velocity[i];
  std::printf("%.9f\n", sum);
  cudaFree(device_displacement);
  cudaFree(device_velocity);
}
