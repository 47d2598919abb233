// Plucked strings: a burst of noise runs round a delay line that is averaged and damped, one thread for each string.
#include <cstdio>
#include <cstdlib>
#include <vector>

__global__ void pluck(const float* noise, float* sound, int strings, int samples, int shortest, float damping, float stiffness) {
  extern __shared__ float lines[];
  int s = blockIdx.x * blockDim.x + threadIdx.x;
  if (s >= strings) return;
  int delay = shortest + s % 7;
  float* line = lines + threadIdx.x;
  for (int k = 0; k < delay; ++k) line[k * blockDim.x] = noise[k * strings + s];
  int head = 0;
  float low = 0.0f, last_in = 0.0f, last_out = 0.0f;
  for (int t = 0; t < samples; ++t) {
    int next = head + 1 < delay ? head + 1 : 0;
    float out = line[head * blockDim.x];
    float back = damping * (out + line[next * blockDim.x]);
    if (s % 3 == 0) {  // a stiff string spreads its overtones by an all-pass filter
      float passed = stiffness * (back - last_out) + last_in;
      last_in = back;
      last_out = passed;
      back = passed;
    }
    line[head * blockDim.x] = back;
    low += 0.25f * (out - low);
    sound[t * strings + s] = low;
    head = next;
  }
}

int main(int argc, char** argv) {
  int strings = argc > 1 ? std::atoi(argv[1]) : 100;
  int samples = argc > 2 ? std::atoi(argv[2]) : 50;
  int shortest = argc > 3 ? std::atoi(argv[3]) : 20;
  const int block = 64;
  int longest = shortest + 6;
  std::vector<float> noise(size_t(longest) * strings), sound(size_t(samples) * strings);
  unsigned state = 17;
  for (float& value : noise) {
    state = state * 1664525u + 1013904223u;
    value = (state >> 16) / 32768.0f - 1.0f;
  }
  float *device_noise, *device_sound;
  cudaMalloc(&device_noise, noise.size() * sizeof(float));
  cudaMalloc(&device_sound, sound.size() * sizeof(float));
  cudaMemcpy(device_noise, noise.data(), noise.size() * sizeof(float), cudaMemcpyHostToDevice);
  size_t shared = size_t(longest) * block * sizeof(float);
  pluck<<<(strings + block - 1) / block, block, shared>>>(device_noise, device_sound, strings, samples, shortest, 0.498f, 0.375f);
  cudaMemcpy(sound.data(), device_sound, sound.size() * sizeof(float), cudaMemcpyDeviceToHost);
  double sum = 0;
  for (float value : sound) sum += value * value;
  std::printf("%.6f\n", sum);
  cudaFree(device_noise);
  cudaFree(device_sound);
}
