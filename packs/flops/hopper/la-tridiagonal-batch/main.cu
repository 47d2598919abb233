// Solves a batch of tridiagonal systems by forward elimination and back substitution; row i of system s lies at i * systems + s.
#include <cstdio>
#include <cstdlib>
#include <vector>

__global__ void solveTridiagonal(const double* lower, const double* middle, const double* upper, double* rhs, double* gains, int n,
                                 int systems) {
  int s = blockIdx.x * blockDim.x + threadIdx.x;
  if (s >= systems) return;
  double gain = 0.0;
  double value = 0.0;
  for (int i = 0; i < n; ++i) {
    int at = i * systems + s;
    double low = lower[at];
    double mid = middle[at];
    value = (rhs[at] - low * value) * (1.0 / (mid - low * gain));
    gain = upper[at] * (1.0 / (mid - low * gain));
    gains[at] = gain;
    rhs[at] = value;
  }
  for (int i = n - 2; i >= 0; --i) {
    int at = i * systems + s;
    value = rhs[at] - gains[at] * value;
    rhs[at] = value;
  }
}

int main(int argc, char** argv) {
  int n = argc > 1 ? std::atoi(argv[1]) : 16;
  int systems = argc > 2 ? std::atoi(argv[2]) : 100;
  const int block = 64;
  int total = n * systems;
  size_t bytes = total * sizeof(double);
  std::vector<double> lower(total), middle(total), upper(total), rhs(total);
  for (int k = 0; k < total; ++k) {
    lower[k] = k < systems ? 0.0 : -1.0 + 0.0625 * (k % 5);
    middle[k] = 2.5 + 0.125 * (k % 11);
    upper[k] = -1.0 + 0.03125 * (k % 7);
    rhs[k] = 1.0 + 0.25 * (k % 13);
  }

  double *device_lower, *device_middle, *device_upper, *device_rhs, *device_gains;
  cudaMalloc(&device_lower, bytes);
  cudaMalloc(&device_middle, bytes);
  cudaMalloc(&device_upper, bytes);
  cudaMalloc(&device_rhs, bytes);
  cudaMalloc(&device_gains, bytes);
  cudaMemcpy(device_lower, lower.data(), bytes, cudaMemcpyHostToDevice);
  cudaMemcpy(device_middle, middle.data(), bytes, cudaMemcpyHostToDevice);
  cudaMemcpy(device_upper, upper.data(), bytes, cudaMemcpyHostToDevice);
  cudaMemcpy(device_rhs, rhs.data(), bytes, cudaMemcpyHostToDevice);
  int grid = (systems + block - 1) / block;
  solveTridiagonal<<<grid, block>>>(device_lower, device_middle, device_upper, device_rhs, device_gains, n, systems);
  cudaMemcpy(rhs.data(), device_rhs, bytes, cudaMemcpyDeviceToHost);

  double sum = 0;
  for (double value : rhs) sum += value;
  std::printf("%.9f\n", sum);
  cudaFree(device_lower);
  cudaFree(device_middle);
  cudaFree(device_upper);
  cudaFree(device_rhs);
  cudaFree(device_gains);
}
