// Table of pressures over temperature and molar volume from the Peng-Robinson equation of state.
#include <cstdio>
#include <cstdlib>
#include <vector>

#define GAS 8.3144626f

struct Fluid {
  float tc, pc, omega;  // critical temperature and pressure, acentric factor
};

__global__ void pressureTable(Fluid fluid, float t0, float dt, float v0, float dv, int rows, int columns, float* pressure) {
  int column = blockIdx.x * blockDim.x + threadIdx.x;
  int row = blockIdx.y * blockDim.y + threadIdx.y;
  if (column >= columns || row >= rows) return;
  float t = t0 + dt * row;
  float v = v0 + dv * column;
  float a = 0.45724f * (GAS * fluid.tc) * (GAS * fluid.tc) / fluid.pc;
  float b = 0.0778f * GAS * fluid.tc / fluid.pc;
  float kappa = 0.37464 + 1.54226 * fluid.omega - 0.26992 * fluid.omega * fluid.omega;
  float root = 1.0f + kappa * (1.0f - sqrtf(t / fluid.tc));
  pressure[row * columns + column] = GAS * t / (v - b) - a * root * root / (v * (v + b) + b * (v - b));
}

int main(int argc, char** argv) {
  int rows = argc > 1 ? std::atoi(argv[1]) : 50;
  int columns = argc > 2 ? std::atoi(argv[2]) : 50;
  Fluid water = {647.1f, 22.06f, 0.344f};
  std::vector<float> pressure(rows * columns);
  float* device_pressure;
  cudaMalloc(&device_pressure, pressure.size() * sizeof(float));
  dim3 block(32, 6);
  dim3 grid((columns + 31) / 32, (rows + 5) / 6);
  pressureTable<<<grid, block>>>(water, 400.0f, 0.75f, 30.0f, 2.5f, rows, columns, device_pressure);
  cudaMemcpy(pressure.data(), device_pressure, pressure.size() * sizeof(float), cudaMemcpyDeviceToHost);
  double sum = 0;
  for (float value : pressure) sum += value;
  std::printf("%.3f\n", sum);
  cudaFree(device_pressure);
}
