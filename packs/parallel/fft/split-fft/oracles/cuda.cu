constexpr unsigned block = 128;
constexpr double turn = 6.283185307179586476925;

__device__ cuDoubleComplex root(size_t k, size_t n) {
  double sine, cosine;
  sincos(-turn * static_cast<double>(k) / static_cast<double>(n), &sine, &cosine);
  return make_cuDoubleComplex(cosine, sine);
}

// A pass of Stockham's transform, up to eight ways at once: a thread transforms values that lie far apart, itself two ways at a time, and turns them.
template <unsigned ways>
__global__ void pass(const cuDoubleComplex *from, cuDoubleComplex *to, size_t n, size_t stride) {
  constexpr double slant = 0.70710678118654752440;
  const double cosines[] = {1, slant, 0, -slant}, sines[] = {0, -slant, -1, -slant};  // of eighths of a turn
  const size_t step = n / ways;
  const size_t t = blockIdx.x * static_cast<size_t>(block) + threadIdx.x;
  if (t >= step) return;
  cuDoubleComplex values[ways], next[ways];
#pragma unroll
  for (unsigned q = 0; q < ways; ++q) values[q] = from[t + q * step];
#pragma unroll
  for (unsigned apart = 1; apart < ways; apart *= 2) {
#pragma unroll
    for (unsigned u = 0; u < ways / 2; ++u) {
      const unsigned low = u & (apart - 1), high = u - low, eighths = high * (8 / ways);
      const cuDoubleComplex difference = cuCsub(values[u], values[u + ways / 2]);
      next[2 * high + low] = cuCadd(values[u], values[u + ways / 2]);
      next[2 * high + low + apart] = cuCmul(difference, make_cuDoubleComplex(cosines[eighths], sines[eighths]));
    }
#pragma unroll
    for (unsigned q = 0; q < ways; ++q) values[q] = next[q];
  }
  const size_t offset = t & (stride - 1), first = t - offset;
  const cuDoubleComplex once = root(first, n);
  cuDoubleComplex power = make_cuDoubleComplex(1, 0);
#pragma unroll
  for (unsigned q = 0; q < ways; ++q) {
    to[ways * first + offset + q * stride] = cuCmul(values[q], power);
    power = cuCmul(power, once);
  }
}

// Returns where the result is: in a, in b, or in from if n is 1. from is read in the first pass only.
static const cuDoubleComplex *transform(const cuDoubleComplex *from, cuDoubleComplex *a, cuDoubleComplex *b, size_t n) {
  const auto blocks = [](size_t threads) { return static_cast<unsigned>((threads + block - 1) / block); };
  for (size_t stride = 1; stride < n; stride *= 8) {
    const size_t left = n / stride;
    if (left >= 8) pass<8><<<blocks(n / 8), block>>>(from, a, n, stride);
    else if (left == 4) pass<4><<<blocks(n / 4), block>>>(from, a, n, stride);
    else pass<2><<<blocks(n / 2), block>>>(from, a, n, stride);
    from = a;
    std::swap(a, b);
  }
  return from;
}

__global__ void split(const cuDoubleComplex *found, double *r, double *i, size_t n) {
  const size_t k = blockIdx.x * static_cast<size_t>(block) + threadIdx.x;
  if (k >= n) return;
  r[k] = found[k].x;
  i[k] = found[k].y;
}

void fft(const cuDoubleComplex *x, double *r, double *i, size_t n) {
  cuDoubleComplex *spare;
  cudaMalloc(&spare, 2 * n * sizeof(cuDoubleComplex));
  const cuDoubleComplex *const found = transform(x, spare, spare + n, n);
  split<<<static_cast<unsigned>((n + block - 1) / block), block>>>(found, r, i, n);
  cudaFree(spare);
}
