__global__ void oneMinusInverse(double *x, size_t n) {
  const size_t i = blockIdx.x * static_cast<size_t>(blockDim.x) + threadIdx.x;
  if (i < n) x[i] = 1 - 1 / x[i];
}
