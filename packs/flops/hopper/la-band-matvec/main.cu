// y = A x for a matrix with `lower` and `upper` side diagonals, each diagonal padded to `pitch` elements; repeated on its result.
#include <cstdio>
#include <cstdlib>
#include <utility>
#include <vector>

struct Band {
  int n;
  int lower;
  int upper;
  int pitch;
};

__global__ void bandMatvec(Band band, const float* diagonals, const float* x, float* y) {
  int row = blockIdx.x * blockDim.x + threadIdx.x;
  if (row >= band.n) return;
  int first = max(0, row - band.lower);
  int last = min(band.n - 1, row + band.upper);
  float sum = 0.0f;
  for (int col = first; col <= last; ++col) {
    int diagonal = col - row + band.lower;
    sum += diagonals[diagonal * band.pitch + row] * x[col];
  }
  y[row] = sum;
}

int main(int argc, char** argv) {
  Band band;
  band.n = argc > 1 ? std::atoi(argv[1]) : 1000;
  band.lower = argc > 2 ? std::atoi(argv[2]) : 1;
  band.upper = argc > 3 ? std::atoi(argv[3]) : 1;
  band.pitch = (band.n + 31) / 32 * 32;
  int steps = argc > 4 ? std::atoi(argv[4]) : 1;
  int width = band.lower + band.upper + 1;
  std::vector<float> diagonals(static_cast<size_t>(width) * band.pitch), x(band.n);
  for (size_t i = 0; i < diagonals.size(); ++i) diagonals[i] = (1.0f + 0.125f * (i % 9)) / (2 * width);
  for (int i = 0; i < band.n; ++i) x[i] = 1.0f - 0.0625f * (i % 23);

  float *device_diagonals, *device_x, *device_y;
  cudaMalloc(&device_diagonals, diagonals.size() * sizeof(float));
  cudaMalloc(&device_x, band.n * sizeof(float));
  cudaMalloc(&device_y, band.n * sizeof(float));
  cudaMemcpy(device_diagonals, diagonals.data(), diagonals.size() * sizeof(float), cudaMemcpyHostToDevice);
  cudaMemcpy(device_x, x.data(), band.n * sizeof(float), cudaMemcpyHostToDevice);
  for (int step = 0; step < steps; ++step) {
    bandMatvec<<<(band.n + 127) / 128, 128>>>(band, device_diagonals, device_x, device_y);
    std::swap(device_x, device_y);
  }
  cudaMemcpy(x.data(), device_x, band.n * sizeof(float), cudaMemcpyDeviceToHost);

  double sum = 0;
  for (float value : x) sum += value;
  std::printf("%.6f\n", sum);
  cudaFree(device_diagonals);
  cudaFree(device_x);
  cudaFree(device_y);
}
