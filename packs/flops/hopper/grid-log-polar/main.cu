// Resamples an image on a log-polar grid around its centre, with bilinear interpolation.
#include <cstdio>
#include <cstdlib>
#include <vector>

__device__ double sample(const double* image, int width, int height, double u, double v) {
  double left = floor(u), top = floor(v);
  int x = static_cast<int>(left), y = static_cast<int>(top);
  if (x < 0 || y < 0 || x + 1 >= width || y + 1 >= height) return 0.0;
  const double* p = image + y * width + x;
  double a = u - left, b = v - top;
  return (1.0 - a) * (1.0 - b) * p[0] + a * (1.0 - b) * p[1] + (1.0 - a) * b * p[width] + a * b * p[width + 1];
}

__global__ void log_polar(const double* image, int width, int height, double* out, int angles, int rings, double turn,
                          double growth) {
  int column = blockIdx.x * blockDim.x + threadIdx.x;
  int ring = blockIdx.y * blockDim.y + threadIdx.y;
  if (column >= angles || ring >= rings) return;
  double radius = exp(ring * growth);
  double angle = column * turn;
  double u = 0.5 * width + radius * cos(angle);
  double v = 0.5 * height + radius * sin(angle);
  out[ring * angles + column] = sample(image, width, height, u, v);
}

int main(int argc, char** argv) {
  int width = argc > 1 ? std::atoi(argv[1]) : 200;
  int height = argc > 2 ? std::atoi(argv[2]) : 150;
  int angles = argc > 3 ? std::atoi(argv[3]) : 100;
  int rings = argc > 4 ? std::atoi(argv[4]) : 60;
  std::vector<double> pixels(width * height), result(angles * rings);
  for (int y = 0; y < height; ++y) {
    for (int x = 0; x < width; ++x) pixels[y * width + x] = 0.25 * (x % 40) + 0.5 * (y % 30);
  }
  double *image, *out;
  cudaMalloc(&image, pixels.size() * sizeof(double));
  cudaMalloc(&out, result.size() * sizeof(double));
  cudaMemcpy(image, pixels.data(), pixels.size() * sizeof(double), cudaMemcpyHostToDevice);
  dim3 block(32, 4);
  dim3 grid((angles + 31) / 32, (rings + 3) / 4);
  log_polar<<<grid, block>>>(image, width, height, out, angles, rings, 0.025, 0.03125);
  cudaMemcpy(result.data(), out, result.size() * sizeof(double), cudaMemcpyDeviceToHost);
  double sum = 0;
  for (double value : result) sum += value;
  std::printf("%.6f\n", sum);
  cudaFree(image);
  cudaFree(out);
}
