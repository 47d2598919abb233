// 8 times a pixel less its neighbours is 9 times it less the sum of the whole square. What lies before the first row or column wraps
// around to beyond the last.
__global__ void convolveKernel(const int *imageIn, int *imageOut, size_t N) {
  const size_t pixel = blockIdx.x * static_cast<size_t>(blockDim.x) + threadIdx.x;
  if (pixel >= N * N) return;
  const size_t i = pixel / N, j = pixel % N;
  int value = 9 * imageIn[pixel];
  for (size_t row = i - 1; row != i + 2; ++row)
    for (size_t column = j - 1; column != j + 2; ++column)
      if (row < N && column < N) value -= imageIn[row * N + column];
  imageOut[pixel] = min(max(value, 0), 255);
}
