// Tail areas of bell curves of growing sharpness by adaptive Simpson quadrature.
#include <cstdio>
#include <cstdlib>
#include <vector>

__device__ double bell(double sharpness, double x) { return exp(-sharpness * x * x); }

__device__ double refine(double s, double a, double b, double fa, double fm, double fb, double whole, double tolerance, int depth) {
  double m = 0.5 * (a + b);
  double fl = bell(s, 0.5 * (a + m));
  double fr = bell(s, 0.5 * (m + b));
  double left = (m - a) * (fa + 4.0 * fl + fm) * 0.16666666666666666;
  double right = (b - m) * (fm + 4.0 * fr + fb) * 0.16666666666666666;
  double delta = left + right - whole;
  if (depth == 0 || fabs(delta) < 15.0 * tolerance) return left + right + delta * 0.06666666666666667;
  return refine(s, a, m, fa, fl, fm, left, 0.5 * tolerance, depth - 1) +
         refine(s, m, b, fm, fr, fb, right, 0.5 * tolerance, depth - 1);
}

__global__ void bell_areas(double* areas, int n, double step, double from, double to, double tolerance, int depth) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  double s = step * (i + 1);
  double fa = bell(s, from);
  double fm = bell(s, 0.5 * (from + to));
  double fb = bell(s, to);
  double whole = (to - from) * (fa + 4.0 * fm + fb) * 0.16666666666666666;
  areas[i] = refine(s, from, to, fa, fm, fb, whole, tolerance, depth);
}

int main(int argc, char** argv) {
  int n = argc > 1 ? std::atoi(argv[1]) : 100;
  int block = argc > 2 ? std::atoi(argv[2]) : 64;
  int depth = argc > 3 ? std::atoi(argv[3]) : 6;
  std::vector<double> areas(n);
  double* device_areas;
  cudaMalloc(&device_areas, n * sizeof(double));
  cudaDeviceSetLimit(cudaLimitStackSize, 8192);
  bell_areas<<<(n + block - 1) / block, block>>>(device_areas, n, 0.125, 0.25, 4.25, 1e-9, depth);
  cudaMemcpy(areas.data(), device_areas, n * sizeof(double), cudaMemcpyDeviceToHost);
  double sum = 0;
  for (double value : areas) sum += value;
  std::printf("%.9f\n", sum);
  cudaFree(device_areas);
}
