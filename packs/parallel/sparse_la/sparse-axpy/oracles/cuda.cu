constexpr unsigned span = 2048;

__device__ size_t seek(const Element *vector, size_t length, size_t index) {
  size_t begin = 0;
  while (length > 0) {
    const size_t half = length / 2;
    if (vector[begin + half].index < index) {
      begin += half + 1;
      length -= half + 1;
    } else {
      length = half;
    }
  }
  return begin;
}

// A block puts together a span of z in shared memory, from the elements of x and y that fall into it.
__global__ void sparseAxpy(double alpha, const Element *x, const Element *y, double *z, size_t N, size_t nonzerosX, size_t nonzerosY) {
  __shared__ double part[span];
  __shared__ size_t bounds[4];
  for (size_t first = blockIdx.x * static_cast<size_t>(span); first < N; first += gridDim.x * static_cast<size_t>(span)) {
    const size_t last = first + span < N ? first + span : N;
    if (threadIdx.x < 2) bounds[threadIdx.x] = seek(x, nonzerosX, threadIdx.x == 0 ? first : last);
    else if (threadIdx.x < 4) bounds[threadIdx.x] = seek(y, nonzerosY, threadIdx.x == 2 ? first : last);
    for (unsigned i = threadIdx.x; i < span; i += blockDim.x) part[i] = 0;
    __syncthreads();
    for (size_t e = bounds[0] + threadIdx.x; e < bounds[1]; e += blockDim.x) part[x[e].index - first] = alpha * x[e].value;
    __syncthreads();
    for (size_t e = bounds[2] + threadIdx.x; e < bounds[3]; e += blockDim.x) part[y[e].index - first] += y[e].value;
    __syncthreads();
    for (size_t i = first + threadIdx.x; i < last; i += blockDim.x) z[i] = part[i - first];
    __syncthreads();
  }
}
