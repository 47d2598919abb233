// Histogram of detector energies above a threshold, in bins of equal width on a logarithmic axis.
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <vector>

struct Axis {
  float threshold;
  double lowest;
  double decades;
};

__global__ void energy_spectrum(const float* energies, unsigned* spectrum, int n, int bins, Axis axis) {
  extern __shared__ unsigned local[];
  for (int b = threadIdx.x; b < bins; b += blockDim.x) local[b] = 0;
  __syncthreads();
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x) {
    float energy = energies[i];
    if (energy > axis.threshold) {
      int b = static_cast<int>((log10f(energy) - axis.lowest) / axis.decades);
      atomicAdd(&local[min(max(b, 0), bins - 1)], 1u);
    }
  }
  __syncthreads();
  for (int b = threadIdx.x; b < bins; b += blockDim.x) atomicAdd(&spectrum[b], local[b]);
}

int main(int argc, char** argv) {
  int n = argc > 1 ? std::atoi(argv[1]) : 10000;
  int bins = argc > 2 ? std::atoi(argv[2]) : 32;
  std::vector<float> energies(n);
  for (int i = 0; i < n; ++i) {
    int k = static_cast<int>(i * 613LL % 1009);
    energies[i] = k % 7 == 0 ? -0.001f * k : 0.0006f * k * (k % 5 + 1);
  }
  std::vector<unsigned> spectrum(bins);
  float* device_energies;
  unsigned* device_spectrum;
  cudaMalloc(&device_energies, n * sizeof(float));
  cudaMalloc(&device_spectrum, bins * sizeof(unsigned));
  cudaMemcpy(device_energies, energies.data(), n * sizeof(float), cudaMemcpyHostToDevice);
  cudaMemset(device_spectrum, 0, bins * sizeof(unsigned));
  Axis axis{0.0009765625f, -3.0, 0.0625};
  energy_spectrum<<<128, 256, bins * sizeof(unsigned)>>>(device_energies, device_spectrum, n, bins, axis);
  cudaMemcpy(spectrum.data(), device_spectrum, bins * sizeof(unsigned), cudaMemcpyDeviceToHost);
  unsigned long long sum = 0;
  for (int b = 0; b < bins; ++b) sum += (b + 1ull) * spectrum[b];
  std::printf("%llu\n", sum);
  cudaFree(device_energies);
  cudaFree(device_spectrum);
}
