// CRC-32 of every frame in a packed stream of frames of different lengths.
#include <cstdio>
#include <cstdlib>
#include <vector>

__constant__ unsigned nibbles[16];

__device__ unsigned feed(unsigned crc, unsigned char byte) {
  crc ^= byte;
  crc = nibbles[crc & 15u] ^ (crc >> 4);
  return nibbles[crc & 15u] ^ (crc >> 4);
}

__global__ void checkFrames(const unsigned char* stream, const int* starts, unsigned* sums, int frames) {
  int f = blockIdx.x * blockDim.x + threadIdx.x;
  if (f >= frames) return;
  unsigned crc = 0xffffffffu;
  for (int b = starts[f]; b < starts[f + 1]; ++b) {
    crc = feed(crc, stream[b]);
  }
  sums[f] = ~crc;
}

int main(int argc, char** argv) {
  int frames = argc > 1 ? std::atoi(argv[1]) : 300;
  int block = argc > 2 ? std::atoi(argv[2]) : 64;
  unsigned table[16];
  for (unsigned i = 0; i < 16; ++i) {
    unsigned c = i;
    for (int bit = 0; bit < 4; ++bit) c = (c & 1u) ? 0xedb88320u ^ (c >> 1) : c >> 1;
    table[i] = c;
  }
  std::vector<int> starts(frames + 1);
  for (int f = 0; f < frames; ++f) starts[f + 1] = starts[f] + 64 + f * 37 % 193;
  std::vector<unsigned char> stream(starts[frames]);
  for (size_t b = 0; b < stream.size(); ++b) stream[b] = static_cast<unsigned char>(b * 131 + b / 257);
  unsigned char* device_stream;
  int* device_starts;
  unsigned* device_sums;
  cudaMalloc(&device_stream, stream.size());
  cudaMalloc(&device_starts, starts.size() * sizeof(int));
  cudaMalloc(&device_sums, frames * sizeof(unsigned));
  cudaMemcpyToSymbol(nibbles, table, sizeof(table));
  cudaMemcpy(device_stream, stream.data(), stream.size(), cudaMemcpyHostToDevice);
  cudaMemcpy(device_starts, starts.data(), starts.size() * sizeof(int), cudaMemcpyHostToDevice);
  checkFrames<<<(frames + block - 1) / block, block>>>(device_stream, device_starts, device_sums, frames);
  std::vector<unsigned> sums(frames);
  cudaMemcpy(sums.data(), device_sums, frames * sizeof(unsigned), cudaMemcpyDeviceToHost);
  unsigned all = 0;
  for (unsigned sum : sums) all = all * 31u + sum;
  std::printf("%08x\n", all);
  cudaFree(device_stream);
  cudaFree(device_starts);
  cudaFree(device_sums);
}
