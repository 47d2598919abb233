__global__ void negateOddsAndHalveEvens(int *x, size_t n) {
  const size_t i = blockIdx.x * static_cast<size_t>(blockDim.x) + threadIdx.x;
  if (i < n) x[i] = x[i] % 2 == 0 ? x[i] / 2 : -x[i];
}
