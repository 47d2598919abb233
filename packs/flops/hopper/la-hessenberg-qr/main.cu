// Reduces upper Hessenberg matrices to triangular form with Givens rotations in shared memory, one block for a matrix.
#include <cstdio>
#include <cstdlib>
#include <vector>

__global__ void hessenbergQr(float* matrices, int n) {
  extern __shared__ float h[];
  float* mine = matrices + blockIdx.x * n * n;
  for (int e = threadIdx.x; e < n * n; e += blockDim.x) h[e] = mine[e];
  __syncthreads();
  for (int k = 0; k + 1 < n; ++k) {
    float* upper = h + k * n;
    float* lower = upper + n;
    double x = upper[k];
    double y = lower[k];
    double c = x / sqrt(x * x + y * y);
    double s = y / sqrt(x * x + y * y);
    float cosine = c;
    float sine = s;
    __syncthreads();
    for (int j = k + threadIdx.x; j < n; j += blockDim.x) {
      float top = upper[j];
      float bottom = lower[j];
      upper[j] = cosine * top + sine * bottom;
      lower[j] = cosine * bottom - sine * top;
    }
    __syncthreads();
  }
  for (int e = threadIdx.x; e < n * n; e += blockDim.x) mine[e] = h[e];
}

int main(int argc, char** argv) {
  int n = argc > 1 ? std::atoi(argv[1]) : 12;
  int batch = argc > 2 ? std::atoi(argv[2]) : 5;
  std::vector<float> matrices(batch * n * n);
  for (int m = 0; m < batch; ++m) {
    for (int i = 0; i < n; ++i) {
      for (int j = 0; j < n; ++j) {
        float value = j + 1 < i ? 0.0f : 0.5f + 0.125f * ((m + 3 * i + 5 * j) % 17);
        matrices[(m * n + i) * n + j] = value;
      }
    }
  }

  float* device;
  size_t bytes = matrices.size() * sizeof(float);
  cudaMalloc(&device, bytes);
  cudaMemcpy(device, matrices.data(), bytes, cudaMemcpyHostToDevice);
  hessenbergQr<<<batch, 64, n * n * sizeof(float)>>>(device, n);
  cudaMemcpy(matrices.data(), device, bytes, cudaMemcpyDeviceToHost);

  double sum = 0;
  for (float value : matrices) sum += value;
  std::printf("%.6f\n", sum);
  cudaFree(device);
}
