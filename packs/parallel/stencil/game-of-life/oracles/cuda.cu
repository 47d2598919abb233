// A cell lives on or is born where its square of nine holds three live cells, or four of which it is one. What lies before the first row or
// column wraps around to beyond the last.
__global__ void gameOfLife(const int *input, int *output, size_t N) {
  const size_t cell = blockIdx.x * static_cast<size_t>(blockDim.x) + threadIdx.x;
  if (cell >= N * N) return;
  const size_t i = cell / N, j = cell % N;
  int total = 0;
  for (size_t row = i - 1; row != i + 2; ++row)
    for (size_t column = j - 1; column != j + 2; ++column)
      if (row < N && column < N) total += input[row * N + column];
  output[cell] = total == 3 || (total == 4 && input[cell] == 1);
}
