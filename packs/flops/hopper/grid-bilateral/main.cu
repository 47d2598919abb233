// Bilateral filter: a blur that weighs neighbours by distance and by likeness, so that edges stay sharp.
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <vector>

constexpr int MAX_RADIUS = 8;
constexpr int MAX_SPAN = 2 * MAX_RADIUS + 1;

__constant__ float closeness[MAX_SPAN * MAX_SPAN];

__global__ void bilateral(const float* image, float* out, int width, int height, int radius, float sharpness) {
  int x = blockIdx.x * blockDim.x + threadIdx.x;
  int y = blockIdx.y * blockDim.y + threadIdx.y;
  if (x >= width || y >= height) return;
  float centre = image[y * width + x];
  float sum = 0.0f, weights = 0.0f;
  for (int v = max(y - radius, 0); v <= min(y + radius, height - 1); ++v) {
    for (int u = max(x - radius, 0); u <= min(x + radius, width - 1); ++u) {
      float value = image[v * width + u];
      float gap = value - centre;
      float weight = closeness[(v - y + radius) * MAX_SPAN + u - x + radius] * expf(-sharpness * gap * gap);
      sum += weight * value;
      weights += weight;
    }
  }
  out[y * width + x] = sum / weights;
}

int main(int argc, char** argv) {
  int width = argc > 1 ? std::atoi(argv[1]) : 100;
  int height = argc > 2 ? std::atoi(argv[2]) : 80;
  int radius = argc > 3 ? std::atoi(argv[3]) : 2;
  if (radius > MAX_RADIUS) radius = MAX_RADIUS;
  std::vector<float> near(MAX_SPAN * MAX_SPAN, 0.0f);
  for (int v = -radius; v <= radius; ++v) {
    for (int u = -radius; u <= radius; ++u) {
      near[(v + radius) * MAX_SPAN + u + radius] = std::exp(-0.08f * (u * u + v * v));
    }
  }
  cudaMemcpyToSymbol(closeness, near.data(), near.size() * sizeof(float));
  std::vector<float> pixels(width * height);
  for (int i = 0; i < width * height; ++i) pixels[i] = (i % width > width / 2 ? 0.75f : 0.25f) + 0.001f * (i % 53);
  size_t bytes = pixels.size() * sizeof(float);
  float *image, *out;
  cudaMalloc(&image, bytes);
  cudaMalloc(&out, bytes);
  cudaMemcpy(image, pixels.data(), bytes, cudaMemcpyHostToDevice);
  dim3 block(16, 16);
  dim3 grid((width + 15) / 16, (height + 15) / 16);
  bilateral<<<grid, block>>>(image, out, width, height, radius, 12.5f);
  cudaMemcpy(pixels.data(), out, bytes, cudaMemcpyDeviceToHost);
  double sum = 0;
  for (float value : pixels) sum += value;
  std::printf("%.4f\n", sum);
  cudaFree(image);
  cudaFree(out);
}
