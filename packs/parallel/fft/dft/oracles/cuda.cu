constexpr unsigned tile = 256;
constexpr double turn = 6.283185307179586476925;

__device__ cuDoubleComplex root(size_t k, size_t n) {
  double sine, cosine;
  sincos(-turn * static_cast<double>(k) / static_cast<double>(n), &sine, &cosine);
  return make_cuDoubleComplex(cosine, sine);
}

// A thread finds one element of the output: the sum over a tile of x by Horner's scheme, then turned by an exact power of its root.
__global__ void dft(const double *x, cuDoubleComplex *output, size_t n) {
  __shared__ double part[tile];
  const size_t k = blockIdx.x * static_cast<size_t>(blockDim.x) + threadIdx.x;
  const cuDoubleComplex step = root(k % n, n);
  cuDoubleComplex sum = make_cuDoubleComplex(0, 0);
  for (size_t first = 0; first < n; first += tile) {
    const unsigned count = n - first < tile ? static_cast<unsigned>(n - first) : tile;
    for (unsigned j = threadIdx.x; j < count; j += blockDim.x) part[j] = x[first + j];
    __syncthreads();
    cuDoubleComplex rest = make_cuDoubleComplex(0, 0);
    for (unsigned j = count; j-- > 0;) {
      rest = cuCmul(rest, step);
      rest.x += part[j];
    }
    sum = cuCadd(sum, cuCmul(rest, root(first * k % n, n)));
    __syncthreads();
  }
  if (k < n) output[k] = sum;
}
