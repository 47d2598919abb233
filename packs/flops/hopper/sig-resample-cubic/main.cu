// Converts audio from 44.1 to 48 kHz: cubic interpolation at positions that are tracked in double.
#include <cstdio>
#include <cstdlib>
#include <vector>

__device__ float sampleAt(const float* channel, int i, int count) {
  return channel[min(max(i, 0), count - 1)];
}

__global__ void resample(const float* in, float* out, int inCount, int outCount, double step) {
  const float* channel = in + size_t(blockIdx.y) * inCount;
  for (int j = blockIdx.x * blockDim.x + threadIdx.x; j < outCount; j += gridDim.x * blockDim.x) {
    double position = j * step;
    int base = static_cast<int>(position);
    float f = static_cast<float>(position - base);
    float a = sampleAt(channel, base - 1, inCount);
    float b = sampleAt(channel, base, inCount);
    float c = sampleAt(channel, base + 1, inCount);
    float d = sampleAt(channel, base + 2, inCount);
    float rise = c - b;
    float enter = 0.5f * (c - a);
    float leave = 0.5f * (d - b);
    float square = 3.0f * rise - 2.0f * enter - leave;
    float cube = enter + leave - 2.0f * rise;
    out[size_t(blockIdx.y) * outCount + j] = ((cube * f + square) * f + enter) * f + b;
  }
}

int main(int argc, char** argv) {
  int inCount = argc > 1 ? std::atoi(argv[1]) : 4410;
  int channels = argc > 2 ? std::atoi(argv[2]) : 1;
  int blocks = argc > 3 ? std::atoi(argv[3]) : 4;
  int outCount = static_cast<int>(inCount * 160LL / 147);
  std::vector<float> in(size_t(inCount) * channels), out(size_t(outCount) * channels);
  for (size_t i = 0; i < in.size(); ++i) in[i] = 0.04f * (i % 50) - 0.03f * (i % 21);
  float *device_in, *device_out;
  cudaMalloc(&device_in, in.size() * sizeof(float));
  cudaMalloc(&device_out, out.size() * sizeof(float));
  cudaMemcpy(device_in, in.data(), in.size() * sizeof(float), cudaMemcpyHostToDevice);
  resample<<<dim3(blocks, channels), 256>>>(device_in, device_out, inCount, outCount, 147.0 / 160.0);
  cudaMemcpy(out.data(), device_out, out.size() * sizeof(float), cudaMemcpyDeviceToHost);
  double sum = 0;
  for (float value : out) sum += value;
  std::printf("%.6f\n", sum);
  cudaFree(device_in);
  cudaFree(device_out);
}
