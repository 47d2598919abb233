// Longwave radiation through layered columns of air for several amounts of greenhouse gas: what reaches the ground and what leaves.
#include <cstdio>
#include <cstdlib>
#include <vector>

struct Scenarios {
  int count;
  double step, ceiling;
};

__device__ double emitted(double t) { return 5.670374e-8 * t * t * t * t; }

// Layer 0 lies on the ground; temperature has one row more than absorption, the ground itself.
__global__ void longwave(const double* temperature, const double* absorption, int columns, int layers, Scenarios scenarios, double2* flux) {
  int column = blockIdx.x * blockDim.x + threadIdx.x;
  int scenario = blockIdx.y * blockDim.y + threadIdx.y;
  if (column >= columns || scenario >= scenarios.count) return;
  double gas = 1.0 + scenarios.step * scenario;
  double down = 0.0;
  for (int layer = layers - 1; layer >= 0; --layer) {
    double share = fmin(gas * absorption[layer * columns + column], scenarios.ceiling);
    down = (1.0 - share) * down + share * emitted(temperature[(layer + 1) * columns + column]);
  }
  double up = emitted(temperature[column]);
  for (int layer = 0; layer < layers; ++layer) {
    double share = fmin(gas * absorption[layer * columns + column], scenarios.ceiling);
    up += share * (emitted(temperature[(layer + 1) * columns + column]) - up);
  }
  flux[scenario * columns + column] = make_double2(down, up);
}

int main(int argc, char** argv) {
  int columns = argc > 1 ? std::atoi(argv[1]) : 50;
  int layers = argc > 2 ? std::atoi(argv[2]) : 8;
  int count = argc > 3 ? std::atoi(argv[3]) : 2;
  std::vector<double> temperature(size_t(layers + 1) * columns), absorption(size_t(layers) * columns);
  for (size_t i = 0; i < temperature.size(); ++i) temperature[i] = 290.0 - 2.5 * double(i / columns) + 0.25 * (i % 13);
  for (size_t i = 0; i < absorption.size(); ++i) absorption[i] = 0.02 + 0.01 * (i % 9);
  std::vector<double2> flux(size_t(count) * columns);
  double *device_temperature, *device_absorption;
  double2* device_flux;
  cudaMalloc(&device_temperature, temperature.size() * sizeof(double));
  cudaMalloc(&device_absorption, absorption.size() * sizeof(double));
  cudaMalloc(&device_flux, flux.size() * sizeof(double2));
  cudaMemcpy(device_temperature, temperature.data(), temperature.size() * sizeof(double), cudaMemcpyHostToDevice);
  cudaMemcpy(device_absorption, absorption.data(), absorption.size() * sizeof(double), cudaMemcpyHostToDevice);
  dim3 block(32, 4);
  dim3 grid((columns + 31) / 32, (count + 3) / 4);
  Scenarios scenarios{count, 0.25, 0.2};
  longwave<<<grid, block>>>(device_temperature, device_absorption, columns, layers, scenarios, device_flux);
  cudaMemcpy(flux.data(), device_flux, flux.size() * sizeof(double2), cudaMemcpyDeviceToHost);
  double sum = 0;
  for (const double2& pair : flux) sum += pair.x - pair.y;
  std::printf("%.6f\n", sum);
  cudaFree(device_temperature);
  cudaFree(device_absorption);
  cudaFree(device_flux);
}
