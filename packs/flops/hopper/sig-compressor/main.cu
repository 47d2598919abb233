// Dynamic range compressor: turns a sample down where the peak of the recent past is above the threshold.
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <vector>

__global__ void compress(const float* in, float* out, int n, int look, float threshold, float ratio) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  const float* channel = in + size_t(blockIdx.y) * n;
  float level = 0.0f;
  for (int k = max(0, i - look); k <= i; ++k) level = fmaxf(level, fabsf(channel[k]));
  float gain = 1.0f;
  if (level > threshold) gain = powf(level / threshold, 1.0f / ratio - 1.0f);
  out[size_t(blockIdx.y) * n + i] = channel[i] * gain * 0.92;
}

int main(int argc, char** argv) {
  int n = argc > 1 ? std::atoi(argv[1]) : 2000;
  int channels = argc > 2 ? std::atoi(argv[2]) : 1;
  int look = argc > 3 ? std::atoi(argv[3]) : 15;
  size_t count = size_t(n) * channels;
  std::vector<float> audio(count);
  for (size_t i = 0; i < count; ++i) {
    float swell = 0.001f * (i % 900);
    audio[i] = swell * std::sin(0.11f * (i % 5000));
  }
  float *device_in, *device_out;
  cudaMalloc(&device_in, count * sizeof(float));
  cudaMalloc(&device_out, count * sizeof(float));
  cudaMemcpy(device_in, audio.data(), count * sizeof(float), cudaMemcpyHostToDevice);
  const int block = 256;
  dim3 grid((n + block - 1) / block, channels);
  compress<<<grid, block>>>(device_in, device_out, n, look, 0.5f, 4.0f);
  cudaMemcpy(audio.data(), device_out, count * sizeof(float), cudaMemcpyDeviceToHost);
  double energy = 0;
  for (float value : audio) energy += double(value) * value;
  std::printf("%.6f\n", energy);
  cudaFree(device_in);
  cudaFree(device_out);
}
