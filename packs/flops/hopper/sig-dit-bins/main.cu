// Power spectra of overlapping short frames; each bin by decimation in time, even and odd samples apart.
#include <cstdio>
#include <cstdlib>
#include <vector>

__device__ float2 bin(const float* x, int n, int stride, int k) {
  if (n == 1) return make_float2(x[0], 0.0f);
  float2 even = bin(x, n / 2, 2 * stride, k);
  float2 odd = bin(x + stride, n / 2, 2 * stride, k);
  float s, c;
  sincospif(-2.0f * k / n, &s, &c);
  return make_float2(even.x + c * odd.x - s * odd.y, even.y + c * odd.y + s * odd.x);
}

__global__ void spectrum(const float* signal, float* power, int frames, int size, int hop) {
  int frame = blockIdx.x * blockDim.y + threadIdx.y;
  if (frame >= frames) return;
  float2 z = bin(signal + size_t(frame) * hop, size, 1, threadIdx.x);
  power[size_t(frame) * size + threadIdx.x] = z.x * z.x + z.y * z.y;
}

int main(int argc, char** argv) {
  int frames = argc > 1 ? std::atoi(argv[1]) : 21;
  int size = argc > 2 ? std::atoi(argv[2]) : 8;  // a power of two, 128 at most
  int hop = argc > 3 ? std::atoi(argv[3]) : 4;
  if (size < 1 || size > 128 || (size & (size - 1)) != 0) return 1;
  size_t samples = size_t(frames - 1) * hop + size;
  std::vector<float> signal(samples), power(size_t(frames) * size);
  for (size_t i = 0; i < samples; ++i) signal[i] = 0.5f * (i % 5) - 0.25f * (i % 11) + 0.125f;
  float *device_signal, *device_power;
  cudaDeviceSetLimit(cudaLimitStackSize, 4096);
  cudaMalloc(&device_signal, samples * sizeof(float));
  cudaMalloc(&device_power, power.size() * sizeof(float));
  cudaMemcpy(device_signal, signal.data(), samples * sizeof(float), cudaMemcpyHostToDevice);
  dim3 block(size, 8);
  spectrum<<<(frames + block.y - 1) / block.y, block>>>(device_signal, device_power, frames, size, hop);
  cudaMemcpy(power.data(), device_power, power.size() * sizeof(float), cudaMemcpyDeviceToHost);
  double sum = 0;
  for (float value : power) sum += value;
  std::printf("%.4f\n", sum);
  cudaFree(device_signal);
  cudaFree(device_power);
}
