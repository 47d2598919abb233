// Mean and variance of the calibrated samples of each sensor: running moments per thread, merged over the block.
#include <cstdio>
#include <cstdlib>
#include <vector>

constexpr int THREADS = 128;
constexpr int WARPS = THREADS / 32;

struct Calibration {
  float gain;
  float offset;
};

struct Moments {
  double count;
  double mean;
  double squares;
};

__device__ Moments merge(const Moments& a, const Moments& b) {
  double count = a.count + b.count;
  double share = b.count / count;
  double mean = a.mean + (b.mean - a.mean) * share;
  return {count, mean, a.squares + b.squares + (b.mean - a.mean) * (b.mean - a.mean) * a.count * share};
}

__global__ void sensor_moments(const unsigned short* raw, double2* results, int samples, Calibration calibration) {
  __shared__ Moments warps[WARPS];
  const unsigned short* row = raw + static_cast<size_t>(blockIdx.x) * samples;
  Moments moments{0.0, 0.0, 0.0};
  for (int i = threadIdx.x; i < samples; i += THREADS) {
    float reading = calibration.gain * row[i] + calibration.offset;
    double delta = reading - moments.mean;
    moments.count += 1.0;
    moments.mean += delta / moments.count;
    moments.squares += delta * (reading - moments.mean);
  }
  for (int distance = 16; distance > 0; distance /= 2) {
    Moments mine = moments;
    Moments other{__shfl_xor_sync(0xffffffffu, mine.count, distance), __shfl_xor_sync(0xffffffffu, mine.mean, distance),
                  __shfl_xor_sync(0xffffffffu, mine.squares, distance)};
    moments = merge(mine, other);
  }
  if (threadIdx.x % 32 == 0) warps[threadIdx.x / 32] = moments;
  __syncthreads();
  if (threadIdx.x == 0) {
    for (int w = 1; w < WARPS; ++w) moments = merge(moments, warps[w]);
    results[blockIdx.x] = make_double2(moments.mean, moments.squares / (moments.count - 1.0));
  }
}

int main(int argc, char** argv) {
  int sensors = argc > 1 ? std::atoi(argv[1]) : 10;
  int samples = argc > 2 ? std::atoi(argv[2]) : 500;
  if (samples < THREADS) return 1;  // every thread needs a sample
  size_t count = static_cast<size_t>(sensors) * samples;
  std::vector<unsigned short> raw(count);
  std::vector<double2> results(sensors);
  for (size_t i = 0; i < count; ++i) raw[i] = static_cast<unsigned short>(400 + i * 29 % 383 + i / samples % 50);
  unsigned short* device_raw;
  double2* device_results;
  cudaMalloc(&device_raw, count * sizeof(unsigned short));
  cudaMalloc(&device_results, sensors * sizeof(double2));
  cudaMemcpy(device_raw, raw.data(), count * sizeof(unsigned short), cudaMemcpyHostToDevice);
  sensor_moments<<<sensors, THREADS>>>(device_raw, device_results, samples, Calibration{0.125f, -40.0625f});
  cudaMemcpy(results.data(), device_results, sensors * sizeof(double2), cudaMemcpyDeviceToHost);
  double sum = 0;
  for (const double2& result : results) sum += result.x + result.y;
  std::printf("%.6f\n", sum);
  cudaFree(device_raw);
  cudaFree(device_results);
}
