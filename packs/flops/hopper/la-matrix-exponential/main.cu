// exp(A) for many small dense matrices: scale until the norm is at most 1/2, sum the Taylor series by Horner's rule, square back.
#include <cstdio>
#include <cstdlib>
#include <vector>

__constant__ double reciprocals[32];

template <int N>
__device__ void multiply(const double (&a)[N][N], const double (&b)[N][N], double (&c)[N][N]) {
#pragma unroll
  for (int i = 0; i < N; ++i) {
#pragma unroll
    for (int j = 0; j < N; ++j) {
      double sum = a[i][0] * b[0][j];
#pragma unroll
      for (int k = 1; k < N; ++k) sum += a[i][k] * b[k][j];
      c[i][j] = sum;
    }
  }
}

template <int N>
__global__ void matrixExponential(const double* input, double* output, int count, int terms) {
  int m = blockIdx.x * blockDim.x + threadIdx.x;
  if (m >= count) return;
  double scaled[N][N], power[N][N], product[N][N];
  double squares = 0.0;
  for (int e = 0; e < N * N; ++e) {
    scaled[e / N][e % N] = input[e * count + m];
    squares += scaled[e / N][e % N] * scaled[e / N][e % N];
  }
  double norm = sqrt(squares);
  double scale = 1.0;
  int squarings = 0;
  while (norm > 0.5) {
    norm *= 0.5;
    scale *= 0.5;
    ++squarings;
  }
  for (int e = 0; e < N * N; ++e) {
    scaled[e / N][e % N] *= scale;
    power[e / N][e % N] = e / N == e % N ? 1.0 : 0.0;
  }
  for (int k = terms; k > 0; --k) {
    multiply<N>(scaled, power, product);
    double reciprocal = reciprocals[k];
    for (int e = 0; e < N * N; ++e) power[e / N][e % N] = product[e / N][e % N] * reciprocal + (e / N == e % N ? 1.0 : 0.0);
  }
  for (int k = 0; k < squarings; ++k) {
    multiply<N>(power, power, product);
    for (int e = 0; e < N * N; ++e) power[e / N][e % N] = product[e / N][e % N];
  }
  for (int e = 0; e < N * N; ++e) output[e * count + m] = power[e / N][e % N];
}

int main(int argc, char** argv) {
  constexpr int order = 3;
  int count = argc > 1 ? std::atoi(argv[1]) : 200;
  int terms = argc > 2 ? std::atoi(argv[2]) : 8;  // at most 31
  int total = order * order * count;
  std::vector<double> input(total), output(total);
  for (int i = 0; i < total; ++i) input[i] = (0.125 * (i % 19) - 1.0) * (1 + i % count % 4);
  double inverse[32] = {};
  for (int k = 1; k < 32; ++k) inverse[k] = 1.0 / k;

  double *device_input, *device_output;
  cudaMalloc(&device_input, total * sizeof(double));
  cudaMalloc(&device_output, total * sizeof(double));
  cudaMemcpyToSymbol(reciprocals, inverse, sizeof(inverse));
  cudaMemcpy(device_input, input.data(), total * sizeof(double), cudaMemcpyHostToDevice);
  matrixExponential<order><<<(count + 127) / 128, 128>>>(device_input, device_output, count, terms);
  cudaMemcpy(output.data(), device_output, total * sizeof(double), cudaMemcpyDeviceToHost);

  double sum = 0;
  for (double value : output) sum += value;
  std::printf("%.9e\n", sum);
  cudaFree(device_input);
  cudaFree(device_output);
}
