__global__ void jacobi2D(const double *input, double *output, size_t N) {
  const size_t cell = blockIdx.x * static_cast<size_t>(blockDim.x) + threadIdx.x;
  if (cell >= N * N) return;
  const size_t i = cell / N, j = cell % N;
  double sum = input[cell];
  if (i > 0) sum += input[cell - N];
  if (i + 1 < N) sum += input[cell + N];
  if (j > 0) sum += input[cell - 1];
  if (j + 1 < N) sum += input[cell + 1];
  output[cell] = sum / 5;
}
