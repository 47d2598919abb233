// Photon arrival times folded at trial periods of a pulsar into pulse profiles.
#include <cstdio>
#include <cstdlib>
#include <vector>

struct Spin {
  double epoch, frequency, spacing, half_slowdown;
};

__device__ double turns(double since, double frequency, double half_slowdown) { return since * (frequency + since * half_slowdown); }

__global__ void fold(const double* arrivals, int photons, Spin spin, int bins, int* profiles) {
  extern __shared__ int profile[];
  for (int b = threadIdx.x; b < bins; b += blockDim.x) profile[b] = 0;
  __syncthreads();
  double frequency = spin.frequency + spin.spacing * blockIdx.y;
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < photons; i += gridDim.x * blockDim.x) {
    double phase = turns(arrivals[i] - spin.epoch, frequency, spin.half_slowdown);
    phase -= floor(phase);
    atomicAdd(&profile[min((int)(phase * bins), bins - 1)], 1);
  }
  __syncthreads();
  for (int b = threadIdx.x; b < bins; b += blockDim.x) atomicAdd(&profiles[blockIdx.y * bins + b], profile[b]);
}

int main(int argc, char** argv) {
  int photons = argc > 1 ? std::atoi(argv[1]) : 2000;
  int trials = argc > 2 ? std::atoi(argv[2]) : 4;
  int bins = argc > 3 ? std::atoi(argv[3]) : 20;
  std::vector<double> arrivals(photons);
  for (int i = 0; i < photons; ++i) arrivals[i] = 1000.0 + 0.03 * i + 0.0007 * (i * 13LL % 41);
  std::vector<int> profiles(trials * bins);
  double* device_arrivals;
  int* device_profiles;
  cudaMalloc(&device_arrivals, photons * sizeof(double));
  cudaMalloc(&device_profiles, profiles.size() * sizeof(int));
  cudaMemcpy(device_arrivals, arrivals.data(), photons * sizeof(double), cudaMemcpyHostToDevice);
  cudaMemset(device_profiles, 0, profiles.size() * sizeof(int));
  dim3 grid(24, trials);
  Spin spin{1000.0, 29.946, 0.0005, -1.875e-10};
  fold<<<grid, 256, bins * sizeof(int)>>>(device_arrivals, photons, spin, bins, device_profiles);
  cudaMemcpy(profiles.data(), device_profiles, profiles.size() * sizeof(int), cudaMemcpyDeviceToHost);
  double squares = 0;
  for (int count : profiles) squares += double(count) * count;
  std::printf("%.0f\n", squares);
  cudaFree(device_arrivals);
  cudaFree(device_profiles);
}
