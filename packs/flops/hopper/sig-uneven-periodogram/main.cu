// Least-squares periodogram of unevenly spaced samples, one block per frequency.
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <vector>

__device__ double total(double value, double* scratch) {
  for (int distance = 16; distance > 0; distance /= 2) value += __shfl_down_sync(0xffffffffu, value, distance);
  if (threadIdx.x % 32 == 0) scratch[threadIdx.x / 32] = value;
  __syncthreads();
  value = 0.0;
  for (unsigned w = 0; w < blockDim.x / 32; ++w) value += scratch[w];
  __syncthreads();
  return value;
}

__global__ void periodogram(const double* times, const double* values, double* power, int samples, double lowest, double spacing) {
  extern __shared__ double scratch[];
  double omega = lowest + blockIdx.x * spacing;
  double c = 0.0, s = 0.0, cc = 0.0, cs = 0.0, ss = 0.0;
  for (int i = threadIdx.x; i < samples; i += blockDim.x) {
    double cosine = cos(omega * times[i]);
    double sine = sin(omega * times[i]);
    c += values[i] * cosine;
    s += values[i] * sine;
    cc += cosine * cosine;
    cs += cosine * sine;
    ss += sine * sine;
  }
  c = total(c, scratch);
  s = total(s, scratch);
  cc = total(cc, scratch);
  cs = total(cs, scratch);
  ss = total(ss, scratch);
  if (threadIdx.x == 0) power[blockIdx.x] = (ss * c * c - 2.0 * cs * c * s + cc * s * s) * (1.0 / (cc * ss - cs * cs));
}

int main(int argc, char** argv) {
  int frequencies = argc > 1 ? std::atoi(argv[1]) : 20;
  int samples = argc > 2 ? std::atoi(argv[2]) : 150;
  std::vector<double> times(samples), values(samples), power(frequencies);
  for (int i = 0; i < samples; ++i) {
    times[i] = 0.3 * i + 0.017 * (i * 11 % 13);
    values[i] = std::sin(0.9 * times[i]) + 0.02 * (i % 9) - 0.08;
  }
  double *device_times, *device_values, *device_power;
  cudaMalloc(&device_times, samples * sizeof(double));
  cudaMalloc(&device_values, samples * sizeof(double));
  cudaMalloc(&device_power, frequencies * sizeof(double));
  cudaMemcpy(device_times, times.data(), samples * sizeof(double), cudaMemcpyHostToDevice);
  cudaMemcpy(device_values, values.data(), samples * sizeof(double), cudaMemcpyHostToDevice);
  const int block = 128;
  periodogram<<<frequencies, block, block / 32 * sizeof(double)>>>(device_times, device_values, device_power, samples, 0.05, 0.01);
  cudaMemcpy(power.data(), device_power, frequencies * sizeof(double), cudaMemcpyDeviceToHost);
  double sum = 0;
  for (double value : power) sum += value;
  std::printf("%.9f\n", sum);
  cudaFree(device_times);
  cudaFree(device_values);
  cudaFree(device_power);
}
