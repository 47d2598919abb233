__global__ void jacobi1D(const double *input, double *output, size_t n) {
  const size_t i = blockIdx.x * static_cast<size_t>(blockDim.x) + threadIdx.x;
  if (i >= n) return;
  double sum = input[i];
  if (i > 0) sum += input[i - 1];
  if (i + 1 < n) sum += input[i + 1];
  output[i] = sum / 3;
}
