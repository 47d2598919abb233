// Implied volatilities of option quotes by Newton's method, each until its own price is met.
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <vector>

struct Quote {
  float forward, strike, years, price;
};

__device__ float normal_cdf(float x) { return 0.5f * erfcf(-0.70710678f * x); }

__global__ void implied_vol(const Quote* quotes, float* vols, int n, float tolerance, int limit) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  Quote q = quotes[i];
  float vol = 0.4f;
  for (int k = 0; k < limit; ++k) {
    float d1 = logf(q.forward / q.strike) / (vol * sqrtf(q.years)) + 0.5f * (vol * sqrtf(q.years));
    float d2 = d1 - vol * sqrtf(q.years);
    float error = q.forward * normal_cdf(d1) - q.strike * normal_cdf(d2) - q.price;
    if (fabsf(error) < tolerance) break;
    float vega = 0.39894228f * q.forward * sqrtf(q.years) * expf(-0.5f * d1 * d1);
    vol = fminf(fmaxf(vol - error / fmaxf(vega, 0.01f), 0.01f), 3.0f);
  }
  vols[i] = vol;
}

double host_call(double forward, double strike, double years, double vol) {
  double spread = vol * std::sqrt(years);
  double d1 = std::log(forward / strike) / spread + 0.5 * spread;
  return 0.5 * (forward * std::erfc(-d1 / std::sqrt(2.0)) - strike * std::erfc((spread - d1) / std::sqrt(2.0)));
}

int main(int argc, char** argv) {
  int n = argc > 1 ? std::atoi(argv[1]) : 1000;
  int block = argc > 2 ? std::atoi(argv[2]) : 128;
  int limit = argc > 3 ? std::atoi(argv[3]) : 10;
  std::vector<Quote> quotes(n);
  std::vector<float> vols(n);
  for (int i = 0; i < n; ++i) {
    float strike = 85.0f + i * 7 % 31;
    float years = 0.25f + 0.125f * (i % 13);
    double vol = 0.15 + 0.01 * (i * 5 % 47);
    quotes[i] = {100.0f, strike, years, static_cast<float>(host_call(100.0, strike, years, vol))};
  }
  Quote* device_quotes;
  float* device_vols;
  cudaMalloc(&device_quotes, n * sizeof(Quote));
  cudaMalloc(&device_vols, n * sizeof(float));
  cudaMemcpy(device_quotes, quotes.data(), n * sizeof(Quote), cudaMemcpyHostToDevice);
  implied_vol<<<(n + block - 1) / block, block>>>(device_quotes, device_vols, n, 0.001f, limit);
  cudaMemcpy(vols.data(), device_vols, n * sizeof(float), cudaMemcpyDeviceToHost);
  double sum = 0;
  for (float value : vols) sum += value;
  std::printf("%.4f\n", sum / n);
  cudaFree(device_quotes);
  cudaFree(device_vols);
}
