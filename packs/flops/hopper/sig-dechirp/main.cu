// Mixes the echoes of every pulse and receiver with the conjugate of a delayed linear chirp.
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <vector>

struct Chirp {
  double start;  // Hz
  double rate;   // Hz per second
  double delay;  // seconds
  float gain;
};

// The grid is samples x pulses x receivers, without a remainder.
__global__ void dechirp(const float2* echoes, float2* beat, Chirp chirp, double interval) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  int samples = gridDim.x * blockDim.x;
  size_t at = (size_t(blockIdx.z) * gridDim.y + blockIdx.y) * samples + i;
  double t = i * interval;
  double cycles = chirp.start * (t - chirp.delay) + 0.5 * chirp.rate * (t - chirp.delay) * (t - chirp.delay);
  float s, c;
  sincospif(2.0f * static_cast<float>(cycles - floor(cycles)), &s, &c);
  float2 z = echoes[at];
  beat[at] = make_float2(chirp.gain * (z.x * c + z.y * s), chirp.gain * (z.y * c - z.x * s));
}

int main(int argc, char** argv) {
  int blocks = argc > 1 ? std::atoi(argv[1]) : 2;
  int pulses = argc > 2 ? std::atoi(argv[2]) : 3;
  int receivers = argc > 3 ? std::atoi(argv[3]) : 1;
  const int block = 128;
  size_t count = size_t(blocks) * block * pulses * receivers;
  std::vector<float2> echoes(count);
  for (size_t i = 0; i < count; ++i) echoes[i] = make_float2(0.02f * (i % 101) - 1.0f, 0.5f - 0.015f * (i % 67));
  float2 *device_echoes, *device_beat;
  cudaMalloc(&device_echoes, count * sizeof(float2));
  cudaMalloc(&device_beat, count * sizeof(float2));
  cudaMemcpy(device_echoes, echoes.data(), count * sizeof(float2), cudaMemcpyHostToDevice);
  Chirp chirp{2000000.0, 400000000000.0, 0.00000032, 0.5f};
  dechirp<<<dim3(blocks, pulses, receivers), block>>>(device_echoes, device_beat, chirp, 0.00000005);
  cudaMemcpy(echoes.data(), device_beat, count * sizeof(float2), cudaMemcpyDeviceToHost);
  double sum = 0;
  for (float2 z : echoes) sum += z.x + 2.0 * z.y;
  std::printf("%.6f\n", sum);
  cudaFree(device_echoes);
  cudaFree(device_beat);
}
