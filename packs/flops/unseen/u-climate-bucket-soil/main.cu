// Soil water of grid cells as buckets of several capacities: rain fills them, plants drain them, the rest runs off.
#include <cstdio>
#include <cstdlib>
#include <vector>

struct Land {
  int columns, rows, kinds;
  float smallest, step;  // capacities, in millimetres of water
};

__global__ void soil_water(const float* rain, const float* demand, Land land, int days, float uptake, float* soil, double* runoff) {
  int x = blockIdx.x * blockDim.x + threadIdx.x;
  int y = blockIdx.y * blockDim.y + threadIdx.y;
  int kind = blockIdx.z * blockDim.z + threadIdx.z;
  if (x >= land.columns || y >= land.rows || kind >= land.kinds) return;
  float capacity = land.smallest + land.step * kind;
  float water = 0.5f * capacity;
  double total = 0.0;  // in metres
  for (int day = 0; day < days; ++day) {
    water += rain[(day * land.rows + y) * land.columns + x] - uptake * demand[day] * water;
    float spill = fmaxf(water - capacity, 0.0f);
    water -= spill;
    total += 0.001 * spill;
  }
  int cell = (kind * land.rows + y) * land.columns + x;
  soil[cell] = water;
  runoff[cell] = total;
}

int main(int argc, char** argv) {
  int columns = argc > 1 ? std::atoi(argv[1]) : 20;
  int rows = argc > 2 ? std::atoi(argv[2]) : 10;
  int days = argc > 3 ? std::atoi(argv[3]) : 30;
  Land land{columns, rows, 6, 80.0f, 20.0f};
  std::vector<float> rain(size_t(days) * rows * columns), demand(days);
  for (size_t i = 0; i < rain.size(); ++i) rain[i] = i * 11 % 7 < 2 ? 1.0f * (i % 43) : 0.0f;
  for (int day = 0; day < days; ++day) demand[day] = 0.05f + 0.002f * (day % 20);
  size_t cells = size_t(land.kinds) * rows * columns;
  std::vector<double> runoff(cells);
  float *device_rain, *device_demand, *device_soil;
  double* device_runoff;
  cudaMalloc(&device_rain, rain.size() * sizeof(float));
  cudaMalloc(&device_demand, days * sizeof(float));
  cudaMalloc(&device_soil, cells * sizeof(float));
  cudaMalloc(&device_runoff, cells * sizeof(double));
  cudaMemcpy(device_rain, rain.data(), rain.size() * sizeof(float), cudaMemcpyHostToDevice);
  cudaMemcpy(device_demand, demand.data(), days * sizeof(float), cudaMemcpyHostToDevice);
  dim3 block(8, 8, 4);
  dim3 grid((columns + 7) / 8, (rows + 7) / 8, (land.kinds + 3) / 4);
  soil_water<<<grid, block>>>(device_rain, device_demand, land, days, 0.5f, device_soil, device_runoff);
  cudaMemcpy(runoff.data(), device_runoff, cells * sizeof(double), cudaMemcpyDeviceToHost);
  double sum = 0;
  for (double value : runoff) sum += value;
  std::printf("%.9f\n", sum);
  cudaFree(device_rain);
  cudaFree(device_demand);
  cudaFree(device_soil);
  cudaFree(device_runoff);
}
