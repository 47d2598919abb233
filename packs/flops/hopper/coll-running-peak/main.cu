// Running maximum of each price series so far: a block per series, warp scans with a carry.
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <vector>

__device__ float warp_peak(float value) {
  int lane = threadIdx.x & 31;
  for (int offset = 1; offset < 32; offset *= 2) {
    float other = __shfl_up_sync(0xffffffffu, value, offset);
    if (lane >= offset) value = fmaxf(value, other);
  }
  return value;
}

__global__ void running_peak(const float* prices, float* peaks, int length) {
  __shared__ float totals[32];
  const float* row = prices + static_cast<size_t>(blockIdx.x) * length;
  float* out = peaks + static_cast<size_t>(blockIdx.x) * length;
  int lane = threadIdx.x & 31;
  int warp = threadIdx.x >> 5;
  int warps = blockDim.x >> 5;
  float carry = -INFINITY;
  for (int start = 0; start < length; start += blockDim.x) {
    int i = start + threadIdx.x;
    float value = warp_peak(i < length ? row[i] : -INFINITY);
    if (lane == 31) totals[warp] = value;
    __syncthreads();
    // Add the totals of the warps before this one.
    for (int w = 0; w < warp; ++w) value = fmaxf(value, totals[w]);
    if (i < length) out[i] = fmaxf(value, carry);
    for (int w = 0; w < warps; ++w) carry = fmaxf(carry, totals[w]);
    __syncthreads();
  }
}

int main(int argc, char** argv) {
  int series = argc > 1 ? std::atoi(argv[1]) : 10;
  int length = argc > 2 ? std::atoi(argv[2]) : 1000;
  int block = argc > 3 ? std::atoi(argv[3]) : 128;  // whole warps
  size_t count = static_cast<size_t>(series) * length;
  std::vector<float> prices(count), peaks(count);
  for (int s = 0; s < series; ++s) {
    for (int t = 0; t < length; ++t) {
      prices[static_cast<size_t>(s) * length + t] = 80.0f + 0.01f * t + 0.5f * ((t * (s % 13 + 3)) % 41) - 0.3f * (s % 17);
    }
  }
  float *device_prices, *device_peaks;
  cudaMalloc(&device_prices, count * sizeof(float));
  cudaMalloc(&device_peaks, count * sizeof(float));
  cudaMemcpy(device_prices, prices.data(), count * sizeof(float), cudaMemcpyHostToDevice);
  running_peak<<<series, block>>>(device_prices, device_peaks, length);
  cudaMemcpy(peaks.data(), device_peaks, count * sizeof(float), cudaMemcpyDeviceToHost);
  double sum = 0;
  for (float value : peaks) sum += value;
  std::printf("%.6f\n", sum);
  cudaFree(device_prices);
  cudaFree(device_peaks);
}
