// Lossy audio packing: samples become 16-bit levels, levels become differences, differences become one to three bytes.
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <vector>
#include <cub/block/block_scan.cuh>

__device__ int quantize(float sample) {
  return __float2int_rn(fminf(fmaxf(sample, -32768.0f), 32767.0f));
}

__device__ unsigned zigzag(int value) {
  return (static_cast<unsigned>(value) << 1) ^ static_cast<unsigned>(value >> 31);
}

template <int Threads>
__global__ void packDeltas(const float* audio, unsigned char* packed, int* sizes, int n) {
  using Scan = cub::BlockScan<int, Threads>;
  __shared__ typename Scan::TempStorage storage;
  int i = blockIdx.x * Threads + threadIdx.x;
  unsigned code = 0;
  int length = 0;
  if (i < n) {
    int before = threadIdx.x > 0 ? quantize(audio[i - 1]) : 0;
    code = zigzag(quantize(audio[i]) - before);
    length = code < 128u ? 1 : code < 16384u ? 2 : 3;
  }
  int place, total;
  Scan(storage).ExclusiveSum(length, place, total);
  unsigned char* slot = packed + size_t(blockIdx.x) * 3 * Threads;
  for (int b = 0; b < length; ++b) {
    slot[place + b] = static_cast<unsigned char>((code & 127u) | (b + 1 < length ? 128u : 0u));
    code >>= 7;
  }
  if (threadIdx.x == 0) sizes[blockIdx.x] = total;
}

int main(int argc, char** argv) {
  int n = argc > 1 ? std::atoi(argv[1]) : 5000;
  const int threads = 128;
  int blocks = (n + threads - 1) / threads;
  std::vector<float> audio(n);
  for (int i = 0; i < n; ++i) audio[i] = 9000.0f * std::sin(0.013f * (i % 48000)) + 40.0f * (i * 7 % 61);
  float* device_audio;
  unsigned char* device_packed;
  int* device_sizes;
  size_t room = size_t(blocks) * 3 * threads;
  cudaMalloc(&device_audio, n * sizeof(float));
  cudaMalloc(&device_packed, room);
  cudaMalloc(&device_sizes, blocks * sizeof(int));
  cudaMemcpy(device_audio, audio.data(), n * sizeof(float), cudaMemcpyHostToDevice);
  cudaMemset(device_packed, 0, room);
  packDeltas<threads><<<blocks, threads>>>(device_audio, device_packed, device_sizes, n);
  std::vector<unsigned char> packed(room);
  std::vector<int> sizes(blocks);
  cudaMemcpy(packed.data(), device_packed, room, cudaMemcpyDeviceToHost);
  cudaMemcpy(sizes.data(), device_sizes, blocks * sizeof(int), cudaMemcpyDeviceToHost);
  long long bytes = 0;
  unsigned sum = 0;
  for (int size : sizes) bytes += size;
  for (unsigned char byte : packed) sum = sum * 31u + byte;
  std::printf("%lld %08x\n", bytes, sum);
  cudaFree(device_audio);
  cudaFree(device_packed);
  cudaFree(device_sizes);
}
