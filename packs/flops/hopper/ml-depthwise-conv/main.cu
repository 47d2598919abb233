// Depthwise convolution of image planes with zero padding, a bias and a rectifier, on tiles in shared memory.
#include <cstdio>
#include <cstdlib>
#include <vector>

#ifndef RADIUS
#define RADIUS 1
#endif
constexpr int kTile = 16, kChannels = 64, kTaps = (2 * RADIUS + 1) * (2 * RADIUS + 1);

__constant__ float weights[kChannels * kTaps];
__constant__ float bias[kChannels];

__device__ float pixel(const float* plane, int y, int x, int height, int width) {
  return y >= 0 && y < height && x >= 0 && x < width ? plane[y * width + x] : 0.0f;
}

template <int R>
__global__ void depthwise(const float* in, float* out, int height, int width) {
  __shared__ float tile[kTile + 2 * R][kTile + 2 * R];
  int channel = blockIdx.z, row0 = blockIdx.y * kTile - R, col0 = blockIdx.x * kTile - R;
  const float* plane = in + (size_t)channel * height * width;
  for (int ty = threadIdx.y; ty < kTile + 2 * R; ty += kTile) {
    for (int tx = threadIdx.x; tx < kTile + 2 * R; tx += kTile) {
      tile[ty][tx] = pixel(plane, row0 + ty, col0 + tx, height, width);
    }
  }
  __syncthreads();
  int x = blockIdx.x * kTile + threadIdx.x, y = blockIdx.y * kTile + threadIdx.y;
  if (x < width && y < height) {
    float sum = bias[channel];
    for (int dy = 0; dy <= 2 * R; ++dy) {
      for (int dx = 0; dx <= 2 * R; ++dx) {
        sum += weights[channel * kTaps + dy * (2 * R + 1) + dx] * tile[threadIdx.y + dy][threadIdx.x + dx];
      }
    }
    out[((size_t)channel * height + y) * width + x] = fmaxf(sum, 0.0f);
  }
}

int main(int argc, char** argv) {
  int channels = argc > 1 ? std::atoi(argv[1]) : 4;
  int height = argc > 2 ? std::atoi(argv[2]) : 40;
  int width = argc > 3 ? std::atoi(argv[3]) : 40;
  if (channels > kChannels) channels = kChannels;
  std::vector<float> in((size_t)channels * height * width), w(kChannels * kTaps), b(kChannels);
  for (size_t i = 0; i < in.size(); ++i) in[i] = 0.01f * (int)(i % 211) - 1.0f;
  for (size_t i = 0; i < w.size(); ++i) w[i] = 0.02f * ((int)(i % 23) - 11);
  for (int i = 0; i < kChannels; ++i) b[i] = 0.1f * (i % 5);
  cudaMemcpyToSymbol(weights, w.data(), w.size() * sizeof(float));
  cudaMemcpyToSymbol(bias, b.data(), b.size() * sizeof(float));
  float *device_in, *device_out;
  cudaMalloc(&device_in, in.size() * sizeof(float));
  cudaMalloc(&device_out, in.size() * sizeof(float));
  cudaMemcpy(device_in, in.data(), in.size() * sizeof(float), cudaMemcpyHostToDevice);
  dim3 block(kTile, kTile);
  dim3 grid((width + kTile - 1) / kTile, (height + kTile - 1) / kTile, channels);
  depthwise<RADIUS><<<grid, block>>>(device_in, device_out, height, width);
  depthwise<1><<<grid, block>>>(device_out, device_in, height, width);
  cudaMemcpy(in.data(), device_in, in.size() * sizeof(float), cudaMemcpyDeviceToHost);
  double sum = 0;
  for (float value : in) sum += value;
  std::printf("%.6f\n", sum);
  cudaFree(device_in);
  cudaFree(device_out);
}
