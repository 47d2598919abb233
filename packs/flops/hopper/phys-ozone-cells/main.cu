// Ozone chemistry in independent cells of air: oxygen atoms, ozone and oxygen stepped with implicit losses.
#include <cstdio>
#include <cstdlib>
#include <vector>

__device__ double arrhenius(double prefactor, double activation, double temperature) {
  return prefactor * exp(-activation * (1.0 / temperature));
}

__global__ void ozone(double* amount, const double* temperature, int cells, double light, double dt, int steps) {
  int c = blockIdx.x * blockDim.x + threadIdx.x;
  if (c >= cells) return;
  double make = arrhenius(0.5, -510.0, temperature[c]);
  double destroy = arrhenius(8.0, 2060.0, temperature[c]);
  double o = amount[c];
  double o3 = amount[cells + c];
  double o2 = amount[2 * cells + c];
  for (int s = 0; s < steps; ++s) {
    o = (o + dt * light * (2.0 * o2 + o3)) * (1.0 / (1.0 + dt * (make * o2 + destroy * o3)));
    o3 = (o3 + dt * (make * o * o2)) * (1.0 / (1.0 + dt * (light + destroy * o)));
    o2 += dt * (light * (o3 - o2) + 2.0 * destroy * o * o3 - make * o * o2);
  }
  amount[c] = o;
  amount[cells + c] = o3;
  amount[2 * cells + c] = o2;
}

int main(int argc, char** argv) {
  int cells = argc > 1 ? std::atoi(argv[1]) : 1000;
  int steps = argc > 2 ? std::atoi(argv[2]) : 5;
  int block = argc > 3 ? std::atoi(argv[3]) : 64;
  std::vector<double> amount(3 * cells), temperature(cells);
  for (int i = 0; i < cells; ++i) {
    amount[i] = 0.001 * (i % 5);
    amount[cells + i] = 0.01 + 0.002 * (i % 9);
    amount[2 * cells + i] = 0.9 + 0.01 * (i % 11);
    temperature[i] = 200.0 + 0.5 * (i % 161);
  }
  double *device_amount, *device_temperature;
  cudaMalloc(&device_amount, 3 * cells * sizeof(double));
  cudaMalloc(&device_temperature, cells * sizeof(double));
  cudaMemcpy(device_amount, amount.data(), 3 * cells * sizeof(double), cudaMemcpyHostToDevice);
  cudaMemcpy(device_temperature, temperature.data(), cells * sizeof(double), cudaMemcpyHostToDevice);
  ozone<<<(cells + block - 1) / block, block>>>(device_amount, device_temperature, cells, 0.02, 0.0625, steps);
  cudaMemcpy(amount.data(), device_amount, 3 * cells * sizeof(double), cudaMemcpyDeviceToHost);
  double sum = 0;
  for (int i = 0; i < 3 * cells; ++i) sum += amount[i] * (1 + i % 3);
  std::printf("%.9f\n", sum);
  cudaFree(device_amount);
  cudaFree(device_temperature);
}
