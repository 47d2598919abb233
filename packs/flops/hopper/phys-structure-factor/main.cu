// Static structure factor of a set of particles, one block for each wave vector.
#include <cub/block/block_reduce.cuh>

#include <cstdio>
#include <cstdlib>
#include <vector>

constexpr int BLOCK = 128;

__global__ void structureFactor(const float3* place, int n, const float3* wave, double* intensity) {
  using Reduce = cub::BlockReduce<double, BLOCK>;
  __shared__ Reduce::TempStorage scratch;
  float3 k = wave[blockIdx.x];
  double re = 0.0, im = 0.0;
  for (int i = threadIdx.x; i < n; i += BLOCK) {
    float3 r = place[i];
    float sine, cosine;
    sincosf(k.x * r.x + k.y * r.y + k.z * r.z, &sine, &cosine);
    re += cosine;
    im += sine;
  }
  re = Reduce(scratch).Sum(re);
  __syncthreads();
  im = Reduce(scratch).Sum(im);
  if (threadIdx.x == 0) intensity[blockIdx.x] = (re * re + im * im) / n;
}

int main(int argc, char** argv) {
  int n = argc > 1 ? std::atoi(argv[1]) : 500;
  int waves = argc > 2 ? std::atoi(argv[2]) : 10;
  std::vector<float3> place(n), wave(waves);
  for (int i = 0; i < n; ++i) {
    place[i].x = 0.5f * (i % 20) + 0.01f * (i % 7);
    place[i].y = 0.5f * (i / 20 % 20) + 0.02f * (i % 5);
    place[i].z = 0.5f * (i / 400) + 0.03f * (i % 3);
  }
  for (int w = 0; w < waves; ++w) {
    wave[w].x = 0.62831853f * (w % 5);
    wave[w].y = 0.62831853f * (w / 5 % 5);
    wave[w].z = 0.62831853f * (1 + w / 25);
  }
  std::vector<double> intensity(waves);
  float3 *device_place, *device_wave;
  double* device_intensity;
  cudaMalloc(&device_place, n * sizeof(float3));
  cudaMalloc(&device_wave, waves * sizeof(float3));
  cudaMalloc(&device_intensity, waves * sizeof(double));
  cudaMemcpy(device_place, place.data(), n * sizeof(float3), cudaMemcpyHostToDevice);
  cudaMemcpy(device_wave, wave.data(), waves * sizeof(float3), cudaMemcpyHostToDevice);
  structureFactor<<<waves, BLOCK>>>(device_place, n, device_wave, device_intensity);
  cudaMemcpy(intensity.data(), device_intensity, waves * sizeof(double), cudaMemcpyDeviceToHost);
  double sum = 0;
  for (double value : intensity) sum += value;
  std::printf("%.4f\n", sum);
  cudaFree(device_place);
  cudaFree(device_wave);
  cudaFree(device_intensity);
}
