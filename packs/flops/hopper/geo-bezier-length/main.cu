// Lengths of cubic Bezier curves: every curve is halved a number of times, then the chords are summed.
#include <cstdio>
#include <cstdlib>
#include <vector>

struct Point {
  float x, y;
};

__device__ Point middle(Point a, Point b) { return Point{0.5f * (a.x + b.x), 0.5f * (a.y + b.y)}; }

__device__ float arc_length(Point a, Point b, Point c, Point d, int depth) {
  if (depth == 0) {
    float dx = d.x - a.x, dy = d.y - a.y;
    return sqrtf(dx * dx + dy * dy);
  }
  Point ab = middle(a, b), bc = middle(b, c), cd = middle(c, d);
  Point abc = middle(ab, bc), bcd = middle(bc, cd);
  Point top = middle(abc, bcd);
  return arc_length(a, ab, abc, top, depth - 1) + arc_length(top, bcd, cd, d, depth - 1);
}

__global__ void curve_lengths(const Point* control, float* lengths, int n, int depth) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) lengths[i] = arc_length(control[4 * i], control[4 * i + 1], control[4 * i + 2], control[4 * i + 3], depth);
}

int main(int argc, char** argv) {
  int n = argc > 1 ? std::atoi(argv[1]) : 500;
  int depth = argc > 2 ? std::atoi(argv[2]) : 3;
  std::vector<Point> control(4 * (size_t)n);
  std::vector<float> lengths(n);
  for (int i = 0; i < n; ++i) {
    control[4 * i] = Point{0.1f * (i % 10), 0.2f * (i % 7)};
    control[4 * i + 1] = Point{3.0f + 0.1f * (i % 13), 5.0f + 0.3f * (i % 5)};
    control[4 * i + 2] = Point{8.0f + 0.2f * (i % 11), -4.0f - 0.1f * (i % 17)};
    control[4 * i + 3] = Point{15.0f + 0.5f * (i % 3), 2.0f + 0.1f * (i % 19)};
  }
  Point* device_control;
  float* device_lengths;
  cudaDeviceSetLimit(cudaLimitStackSize, 8192);
  cudaMalloc(&device_control, control.size() * sizeof(Point));
  cudaMalloc(&device_lengths, n * sizeof(float));
  cudaMemcpy(device_control, control.data(), control.size() * sizeof(Point), cudaMemcpyHostToDevice);
  curve_lengths<<<(n + 127) / 128, 128>>>(device_control, device_lengths, n, depth);
  cudaMemcpy(lengths.data(), device_lengths, n * sizeof(float), cudaMemcpyDeviceToHost);
  double sum = 0;
  for (float value : lengths) sum += value;
  std::printf("%.6f\n", sum);
  cudaFree(device_control);
  cudaFree(device_lengths);
}
