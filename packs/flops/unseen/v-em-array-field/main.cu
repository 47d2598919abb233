// Intensity of the field of an antenna array on a plane in front of it: spherical waves of all elements, added up.
#include <cstdio>
#include <cstdlib>
#include <vector>

constexpr int TILE = 64;

// An element is its place (x, y), its amplitude (z) and its phase (w).
__global__ void near_field(const float4* elements, int count, float* intensity, int width, int height, float spacing, float distance,
                           float wavenumber) {
  __shared__ float4 tile[TILE];
  int column = blockIdx.x * blockDim.x + threadIdx.x;
  int row = blockIdx.y * blockDim.y + threadIdx.y;
  int thread = threadIdx.y * blockDim.x + threadIdx.x;
  float x = spacing * column, y = spacing * row;
  float re = 0.0f, im = 0.0f;
  for (int base = 0; base < count; base += TILE) {
    if (thread < TILE && base + thread < count) tile[thread] = elements[base + thread];
    __syncthreads();
    int filled = min(TILE, count - base);
    for (int e = 0; e < filled; ++e) {
      float dx = x - tile[e].x, dy = y - tile[e].y;
      float r = sqrtf(dx * dx + dy * dy + distance * distance);
      re += tile[e].z / r * cosf(wavenumber * r + tile[e].w);
      im += tile[e].z / r * sinf(wavenumber * r + tile[e].w);
    }
    __syncthreads();
  }
  if (column < width && row < height) intensity[row * width + column] = re * re + im * im;
}

int main(int argc, char** argv) {
  int width = argc > 1 ? std::atoi(argv[1]) : 32;
  int height = argc > 2 ? std::atoi(argv[2]) : 32;
  int count = argc > 3 ? std::atoi(argv[3]) : 16;
  std::vector<float4> elements(count);
  std::vector<float> intensity(width * height);
  for (int e = 0; e < count; ++e) {
    elements[e] = make_float4(0.5f * (e % 15), 0.5f * (e / 15), 1.0f - 0.03f * (e % 7), 0.1f * (e % 11));
  }
  float4* device_elements;
  float* device_intensity;
  cudaMalloc(&device_elements, count * sizeof(float4));
  cudaMalloc(&device_intensity, intensity.size() * sizeof(float));
  cudaMemcpy(device_elements, elements.data(), count * sizeof(float4), cudaMemcpyHostToDevice);
  dim3 block(16, 16);
  dim3 grid((width + 15) / 16, (height + 15) / 16);
  near_field<<<grid, block>>>(device_elements, count, device_intensity, width, height, 0.125f, 2.5f, 6.25f);
  cudaMemcpy(intensity.data(), device_intensity, intensity.size() * sizeof(float), cudaMemcpyDeviceToHost);
  double sum = 0;
  for (float value : intensity) sum += value;
  std::printf("%.3f\n", sum);
  cudaFree(device_elements);
  cudaFree(device_intensity);
}
