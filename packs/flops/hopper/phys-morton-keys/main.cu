// Morton keys of particles whose coordinates lie in [1, 2), to sort them along a space-filling curve.
#include <cstdio>
#include <cstdlib>
#include <vector>

constexpr int BITS = 21;

// In [1, 2) the exponent never changes, so the mantissa already is the coordinate.
__device__ unsigned int coordinate(float value) {
  return (__float_as_uint(value) & 0x7fffffu) >> (23 - BITS);
}

__device__ unsigned long long everyThirdBit(unsigned int number) {
  unsigned long long key = 0;
  for (int bit = 0; bit < BITS; ++bit) {
    key |= static_cast<unsigned long long>((number >> bit) & 1u) << (3 * bit);
  }
  return key;
}

__global__ void mortonKeys(const float3* position, unsigned long long* key, int n) {
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x) {
    float3 p = position[i];
    key[i] = everyThirdBit(coordinate(p.x)) | everyThirdBit(coordinate(p.y)) << 1 | everyThirdBit(coordinate(p.z)) << 2;
  }
}

int main(int argc, char** argv) {
  int n = argc > 1 ? std::atoi(argv[1]) : 10000;
  int block = argc > 2 ? std::atoi(argv[2]) : 128;
  int blocks = argc > 3 ? std::atoi(argv[3]) : 32;
  std::vector<float3> position(n);
  for (int i = 0; i < n; ++i) {
    position[i].x = 1.0f + (i % 4096) / 4096.0f;
    position[i].y = 1.0f + (i % 1009) / 1024.0f;
    position[i].z = 1.0f + (i / 17 % 2039) / 2048.0f;
  }
  std::vector<unsigned long long> key(n);
  float3* device_position;
  unsigned long long* device_key;
  cudaMalloc(&device_position, n * sizeof(float3));
  cudaMalloc(&device_key, n * sizeof(unsigned long long));
  cudaMemcpy(device_position, position.data(), n * sizeof(float3), cudaMemcpyHostToDevice);
  mortonKeys<<<blocks, block>>>(device_position, device_key, n);
  cudaMemcpy(key.data(), device_key, n * sizeof(unsigned long long), cudaMemcpyDeviceToHost);
  unsigned long long sum = 0;
  for (int i = 0; i < n; ++i) sum += key[i] ^ static_cast<unsigned long long>(i);
  std::printf("%llu\n", sum);
  cudaFree(device_position);
  cudaFree(device_key);
}
