__global__ void cellsXOR(const int *input, int *output, size_t N) {
  const size_t cell = blockIdx.x * static_cast<size_t>(blockDim.x) + threadIdx.x;
  if (cell >= N * N) return;
  const size_t i = cell / N, j = cell % N;
  int ones = 0;
  if (i > 0) ones += input[cell - N];
  if (i + 1 < N) ones += input[cell + N];
  if (j > 0) ones += input[cell - 1];
  if (j + 1 < N) ones += input[cell + 1];
  output[cell] = ones == 1;
}
