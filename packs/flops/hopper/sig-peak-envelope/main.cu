// Waveform overview for an audio editor: lowest and highest sample of every pixel column of every channel.
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <vector>

__global__ void envelope(const float* audio, float2* overview, int samples, int perColumn, int columns) {
  int lane = threadIdx.x % 32;
  int column = blockIdx.x * (blockDim.x / 32) + threadIdx.x / 32;
  if (column >= columns) return;
  const float* channel = audio + size_t(blockIdx.y) * samples;
  int begin = column * perColumn;
  int end = min(begin + perColumn, samples);
  float low = channel[begin];
  float high = low;
  for (int i = begin + lane; i < end; i += 32) {
    float value = channel[i];
    low = fminf(low, value);
    high = fmaxf(high, value);
  }
  for (int distance = 16; distance > 0; distance /= 2) {
    low = fminf(low, __shfl_xor_sync(0xffffffffu, low, distance));
    high = fmaxf(high, __shfl_xor_sync(0xffffffffu, high, distance));
  }
  if (lane == 0) overview[size_t(blockIdx.y) * columns + column] = make_float2(low, high);
}

int main(int argc, char** argv) {
  int samples = argc > 1 ? std::atoi(argv[1]) : 10000;
  int perColumn = argc > 2 ? std::atoi(argv[2]) : 100;
  int channels = argc > 3 ? std::atoi(argv[3]) : 2;
  int columns = (samples + perColumn - 1) / perColumn;
  size_t count = size_t(samples) * channels;
  std::vector<float> audio(count);
  for (size_t i = 0; i < count; ++i) audio[i] = 0.8f * std::sin(0.021f * (i % 30011)) + 0.01f * (i % 19);
  float* device_audio;
  float2* device_overview;
  cudaMalloc(&device_audio, count * sizeof(float));
  cudaMalloc(&device_overview, size_t(columns) * channels * sizeof(float2));
  cudaMemcpy(device_audio, audio.data(), count * sizeof(float), cudaMemcpyHostToDevice);
  const int block = 128;
  const int warps = block / 32;
  dim3 grid((columns + warps - 1) / warps, channels);
  envelope<<<grid, block>>>(device_audio, device_overview, samples, perColumn, columns);
  std::vector<float2> overview(size_t(columns) * channels);
  cudaMemcpy(overview.data(), device_overview, overview.size() * sizeof(float2), cudaMemcpyDeviceToHost);
  double spread = 0;
  for (float2 range : overview) spread += range.y - range.x;
  std::printf("%.6f\n", spread);
  cudaFree(device_audio);
  cudaFree(device_overview);
}
