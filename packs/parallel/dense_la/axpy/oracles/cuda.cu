__global__ void axpy(double alpha, const double *x, const double *y, double *z, size_t n) {
  const size_t i = blockIdx.x * static_cast<size_t>(blockDim.x) + threadIdx.x;
  if (i < n) z[i] = alpha * x[i] + y[i];
}
