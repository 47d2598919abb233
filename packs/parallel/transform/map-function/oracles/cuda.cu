__device__ bool isPowerOfTwo(int value) { return value > 0 && (value & (value - 1)) == 0; }

__global__ void mapPowersOfTwo(const int *x, unsigned char *mask, size_t n) {
  const size_t i = blockIdx.x * static_cast<size_t>(blockDim.x) + threadIdx.x;
  if (i < n) mask[i] = isPowerOfTwo(x[i]);
}
