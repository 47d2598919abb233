// Interpolates samples at the middle of sliding windows with Newton's polynomial, its coefficients by recursive divided differences.
#include <cstdio>
#include <cstdlib>
#include <vector>

__device__ float difference(const float* t, const float* f, int first, int last) {
  if (first == last) return f[first];
  float right = difference(t, f, first + 1, last);
  float left = difference(t, f, first, last - 1);
  return (right - left) / (t[last] - t[first]);
}

__global__ void newtonInterpolate(const float* t, const float* f, float* out, int windows, int degree) {
  int w = blockIdx.x * blockDim.x + threadIdx.x;
  if (w >= windows) return;
  const float* nodes = t + w;
  const float* samples = f + w;
  float x = 0.5f * (nodes[0] + nodes[degree]);
  float value = difference(nodes, samples, 0, degree);
  for (int k = degree - 1; k >= 0; --k) {
    value = value * (x - nodes[k]) + difference(nodes, samples, 0, k);
  }
  out[w] = value;
}

int main(int argc, char** argv) {
  int windows = argc > 1 ? std::atoi(argv[1]) : 500;
  int degree = argc > 2 ? std::atoi(argv[2]) : 3;
  int points = windows + degree;
  std::vector<float> t(points), f(points), out(windows);
  for (int i = 0; i < points; ++i) {
    t[i] = 0.25f * i + (i % 2 ? 0.0625f : 0.0f);
    f[i] = 1.0f + 0.125f * (i % 17) - 0.25f * (i % 5);
  }

  float *device_t, *device_f, *device_out;
  cudaMalloc(&device_t, points * sizeof(float));
  cudaMalloc(&device_f, points * sizeof(float));
  cudaMalloc(&device_out, windows * sizeof(float));
  cudaMemcpy(device_t, t.data(), points * sizeof(float), cudaMemcpyHostToDevice);
  cudaMemcpy(device_f, f.data(), points * sizeof(float), cudaMemcpyHostToDevice);

  cudaDeviceSetLimit(cudaLimitStackSize, 8192);  // the recursion is at most `degree` calls deep
  newtonInterpolate<<<(windows + 63) / 64, 64>>>(device_t, device_f, device_out, windows, degree);
  cudaMemcpy(out.data(), device_out, windows * sizeof(float), cudaMemcpyDeviceToHost);

  double sum = 0;
  for (float value : out) sum += value;
  std::printf("%.6f\n", sum);
  cudaFree(device_t);
  cudaFree(device_f);
  cudaFree(device_out);
}
