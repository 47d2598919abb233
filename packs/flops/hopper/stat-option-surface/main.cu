// Black-Scholes prices of calls and puts on a surface of strikes and expiries.
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <vector>

struct Market {
  float spot, rate, vol;
};

// Single precision throughout.
__device__ float normal_cdf(float x) { return 0.5f * erfcf(-x * M_SQRT1_2); }

__global__ void option_surface(Market m, float lowest, float spacing, float* calls, float* puts, int strikes, int expiries) {
  int column = blockIdx.x * blockDim.x + threadIdx.x;
  int row = blockIdx.y * blockDim.y + threadIdx.y;
  if (column >= strikes || row >= expiries) return;
  float k = lowest + spacing * column;
  float t = (row + 1) / 12.0f;
  float d1 = (logf(m.spot / k) + (m.rate + 0.5 * m.vol * m.vol) * t) / (m.vol * sqrtf(t));
  float d2 = d1 - m.vol * sqrtf(t);
  calls[row * strikes + column] = m.spot * normal_cdf(d1) - k * expf(-m.rate * t) * normal_cdf(d2);
  puts[row * strikes + column] = k * expf(-m.rate * t) * normal_cdf(-d2) - m.spot * normal_cdf(-d1);
}

int main(int argc, char** argv) {
  int strikes = argc > 1 ? std::atoi(argv[1]) : 50;
  int expiries = argc > 2 ? std::atoi(argv[2]) : 12;
  size_t count = static_cast<size_t>(strikes) * expiries;
  std::vector<float> calls(count), puts(count);
  float *device_calls, *device_puts;
  cudaMalloc(&device_calls, count * sizeof(float));
  cudaMalloc(&device_puts, count * sizeof(float));
  Market market = {100.0f, 0.03f, 0.2f};
  dim3 block(32, 8);
  dim3 grid((strikes + block.x - 1) / block.x, (expiries + block.y - 1) / block.y);
  option_surface<<<grid, block>>>(market, 60.0f, 0.25f, device_calls, device_puts, strikes, expiries);
  cudaMemcpy(calls.data(), device_calls, count * sizeof(float), cudaMemcpyDeviceToHost);
  cudaMemcpy(puts.data(), device_puts, count * sizeof(float), cudaMemcpyDeviceToHost);
  double call_sum = 0, put_sum = 0;
  for (size_t i = 0; i < count; ++i) {
    call_sum += calls[i];
    put_sum += puts[i];
  }
  std::printf("%.4f %.4f\n", call_sum / count, put_sum / count);
  cudaFree(device_calls);
  cudaFree(device_puts);
}
