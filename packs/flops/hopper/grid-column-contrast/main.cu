// Local contrast: each pixel's distance from the mean of its column window, in standard deviations.
#include <cstdio>
#include <cstdlib>
#include <vector>

__global__ void contrast(const float* image, float* out, int width, int height, int window) {
  int x = blockIdx.x * blockDim.x + threadIdx.x;
  const float* column = image + x;
  double sum = 0.0, squares = 0.0;
  for (int y = 0; y < window; ++y) {
    double value = column[y * width];
    sum += value;
    squares += value * value;
  }
  for (int y = 0; y + window <= height; ++y) {
    double mean = sum / window;
    double variance = fmax(squares / window - mean * mean, 0.0);
    float centre = column[(y + window / 2) * width];
    float spread = sqrtf(static_cast<float>(variance)) + 0.001f;
    out[y * width + x] = (centre - static_cast<float>(mean)) / spread;
    if (y + window < height) {
      // Slide the window down by one row.
      double enters = column[(y + window) * width];
      double leaves = column[y * width];
      sum += enters - leaves;
      squares += enters * enters - leaves * leaves;
    }
  }
}

int main(int argc, char** argv) {
  int block = 128, blocks = argc > 1 ? std::atoi(argv[1]) : 4;
  int height = argc > 2 ? std::atoi(argv[2]) : 60;
  int window = argc > 3 ? std::atoi(argv[3]) : 5;
  int width = block * blocks;
  std::vector<float> pixels(width * height);
  for (int y = 0; y < height; ++y) {
    for (int x = 0; x < width; ++x) pixels[y * width + x] = 0.25f * ((x * 31 + y * y * 17) % 1021);
  }
  std::vector<float> result(static_cast<size_t>(width) * (height - window + 1));
  float *image, *out;
  cudaMalloc(&image, pixels.size() * sizeof(float));
  cudaMalloc(&out, result.size() * sizeof(float));
  cudaMemcpy(image, pixels.data(), pixels.size() * sizeof(float), cudaMemcpyHostToDevice);
  contrast<<<blocks, block>>>(image, out, width, height, window);
  cudaMemcpy(result.data(), out, result.size() * sizeof(float), cudaMemcpyDeviceToHost);
  double sum = 0;
  for (float value : result) sum += value;
  std::printf("%.5f\n", sum);
  cudaFree(image);
  cudaFree(out);
}
