// Spread of an infection between towns that send travellers to each other, in explicit time steps and for many scenarios.
#include <cstdio>
#include <cstdlib>
#include <vector>

constexpr int MOST_TOWNS = 256;

struct Rates {
  double infection, recovery, travel, step;
};

__global__ void spread(float* healthy, float* infected, Rates rates, int towns, int links, int steps) {
  __shared__ double now[MOST_TOWNS];
  int town = threadIdx.x, slot = blockIdx.x * towns + town;
  double h = 0.0, i = 0.0;
  if (town < towns) {
    h = healthy[slot];
    i = infected[slot];
  }
  for (int step = 0; step < steps; ++step) {
    now[town] = i;
    __syncthreads();
    if (town < towns) {
      double visitors = 0.0;
      int other = town;
      for (int link = 1; link <= links; ++link) {
        other += link * link;
        if (other >= towns) other -= towns;
        visitors += now[other];
      }
      double fresh = rates.infection * h * i;
      h -= rates.step * fresh;
      i += rates.step * (fresh - rates.recovery * i + rates.travel * (visitors - links * i));
    }
    __syncthreads();
  }
  if (town < towns) {
    healthy[slot] = float(h);
    infected[slot] = float(i);
  }
}

int main(int argc, char** argv) {
  int scenarios = argc > 1 ? std::atoi(argv[1]) : 8;
  int towns = argc > 2 ? std::atoi(argv[2]) : 50;
  int links = argc > 3 ? std::atoi(argv[3]) : 4;
  int steps = argc > 4 ? std::atoi(argv[4]) : 20;
  if (towns > MOST_TOWNS || links * links >= towns) return 1;
  std::vector<float> healthy(scenarios * towns), infected(scenarios * towns);
  for (int k = 0; k < scenarios * towns; ++k) {
    infected[k] = k % towns == 3 * (k / towns) % towns ? 0.25f : 0.0f;
    healthy[k] = 1.0f - infected[k];
  }
  size_t bytes = healthy.size() * sizeof(float);
  float *device_healthy, *device_infected;
  cudaMalloc(&device_healthy, bytes);
  cudaMalloc(&device_infected, bytes);
  cudaMemcpy(device_healthy, healthy.data(), bytes, cudaMemcpyHostToDevice);
  cudaMemcpy(device_infected, infected.data(), bytes, cudaMemcpyHostToDevice);
  Rates rates = {0.4, 0.1, 0.01, 0.05};
  spread<<<scenarios, (towns + 31) / 32 * 32>>>(device_healthy, device_infected, rates, towns, links, steps);
  cudaMemcpy(healthy.data(), device_healthy, bytes, cudaMemcpyDeviceToHost);
  cudaMemcpy(infected.data(), device_infected, bytes, cudaMemcpyDeviceToHost);
  double sum = 0;
  for (size_t k = 0; k < healthy.size(); ++k) sum += healthy[k] + 2.0 * infected[k];
  std::printf("%.6f\n", sum);
  cudaFree(device_healthy);
  cudaFree(device_infected);
}
