// FIR low-pass filter of a long signal, samples before its start taken as zero.
#include <cstdio>
#include <cstdlib>
#include <vector>

#ifndef TAPS
#define TAPS 31
#endif

__constant__ float taps[TAPS];

__global__ void fir(const float* in, float* out, int n, float gain) {
  extern __shared__ float tile[];
  int first = blockIdx.x * blockDim.x - (TAPS - 1);
  int span = blockDim.x + TAPS - 1;
  for (int s = threadIdx.x; s < span; s += blockDim.x) {
    int from = first + s;
    tile[s] = from >= 0 && from < n ? in[from] : 0.0f;
  }
  __syncthreads();
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  // The taps are symmetric, so half of the multiplications are saved.
  float sum = 0.0f;
  for (int k = 0; k < TAPS; ++k) sum += taps[k] * tile[threadIdx.x + TAPS - 1 - k];
  out[i] = gain * sum;
}

int main(int argc, char** argv) {
  int n = argc > 1 ? std::atoi(argv[1]) : 4000;
  int block = argc > 2 ? std::atoi(argv[2]) : 128;
  float weights[TAPS];
  float middle = 0.5f * (TAPS - 1);
  for (int k = 0; k < TAPS; ++k) {
    float away = k < middle ? middle - k : k - middle;
    weights[k] = (1.0f - away / (middle + 1.0f)) / (middle + 1.0f);
  }
  std::vector<float> signal(n);
  for (int i = 0; i < n; ++i) signal[i] = (i % 50 < 25 ? 1.0f : -1.0f) + 0.125f * (i % 7);
  float *device_in, *device_out;
  cudaMalloc(&device_in, n * sizeof(float));
  cudaMalloc(&device_out, n * sizeof(float));
  cudaMemcpyToSymbol(taps, weights, sizeof(weights));
  cudaMemcpy(device_in, signal.data(), n * sizeof(float), cudaMemcpyHostToDevice);
  size_t shared = (block + TAPS - 1) * sizeof(float);
  fir<<<(n + block - 1) / block, block, shared>>>(device_in, device_out, n, 1.5f);
  cudaMemcpy(signal.data(), device_out, n * sizeof(float), cudaMemcpyDeviceToHost);
  double sum = 0;
  for (float value : signal) sum += value;
  std::printf("%.6f\n", sum);
  cudaFree(device_in);
  cudaFree(device_out);
}
