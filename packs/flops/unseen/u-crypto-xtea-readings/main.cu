// Encrypts pairs of float readings bit by bit with XTEA in counter mode; a second launch decrypts them again.
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <vector>

constexpr int MOST_ROUNDS = 64;

__constant__ unsigned round_keys[2 * MOST_ROUNDS];

__device__ uint2 encipher(uint2 v, int rounds) {
  for (int r = 0; r < rounds; ++r) {
    v.x += (((v.y << 4) ^ (v.y >> 5)) + v.y) ^ round_keys[2 * r];
    v.y += (((v.x << 4) ^ (v.x >> 5)) + v.x) ^ round_keys[2 * r + 1];
  }
  return v;
}

__global__ void crypt_readings(float2* readings, int pairs, unsigned nonce, int rounds) {
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < pairs; i += gridDim.x * blockDim.x) {
    uint2 pad = encipher(make_uint2(nonce, i), rounds);
    float2 plain = readings[i];
    readings[i] = make_float2(__uint_as_float(__float_as_uint(plain.x) ^ pad.x), __uint_as_float(__float_as_uint(plain.y) ^ pad.y));
  }
}

int main(int argc, char** argv) {
  int pairs = argc > 1 ? std::atoi(argv[1]) : 1000;
  int blocks = argc > 2 ? std::atoi(argv[2]) : 4;
  int rounds = argc > 3 ? std::atoi(argv[3]) : 8;
  if (rounds > MOST_ROUNDS) return 1;
  const unsigned key[4] = {0x01f3a5c7u, 0x29d4b6e8u, 0x7c1e9053u, 0xb86a4d2fu};
  unsigned schedule[2 * MOST_ROUNDS], sum = 0;
  for (int r = 0; r < MOST_ROUNDS; ++r) {
    schedule[2 * r] = sum + key[sum & 3];
    sum += 0x9e3779b9u;
    schedule[2 * r + 1] = sum + key[sum >> 11 & 3];
  }
  cudaMemcpyToSymbol(round_keys, schedule, sizeof schedule);
  std::vector<float2> readings(pairs);
  for (int i = 0; i < pairs; ++i) readings[i] = make_float2(0.5f * (i % 97), 20.0f - 0.125f * (i % 53));
  float2* device;
  cudaMalloc(&device, pairs * sizeof(float2));
  cudaMemcpy(device, readings.data(), pairs * sizeof(float2), cudaMemcpyHostToDevice);
  for (int pass = 0; pass < 2; ++pass) {
    crypt_readings<<<blocks, 256>>>(device, pairs, 305419896u, rounds);
    cudaMemcpy(readings.data(), device, pairs * sizeof(float2), cudaMemcpyDeviceToHost);
    unsigned long long bits = 0;
    for (const float2& pair : readings) {
      unsigned word;
      std::memcpy(&word, &pair.y, sizeof word);
      bits += word;
    }
    std::printf("%llu\n", bits);
  }
  cudaFree(device);
}
