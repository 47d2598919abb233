constexpr int block = 256;

__global__ void look(const int *values, int val, int *found, size_t n) {
  const size_t stride = static_cast<size_t>(gridDim.x) * block;
  int hit = 0;
  for (size_t i = blockIdx.x * static_cast<size_t>(block) + threadIdx.x; i < n; i += stride) hit |= values[i] == val;
  const int any = __syncthreads_or(hit);
  if (any && threadIdx.x == 0) atomicExch(found, 1);
}

static unsigned blocksFor(size_t n) { return static_cast<unsigned>(std::clamp<size_t>((n + block - 1) / block, 1, 1024)); }

bool xorContains(const int *x, const int *y, int val, size_t n, size_t m) {
  int *found;
  cudaMalloc(&found, 2 * sizeof(int));
  cudaMemset(found, 0, 2 * sizeof(int));
  look<<<blocksFor(n), block>>>(x, val, found, n);
  look<<<blocksFor(m), block>>>(y, val, found + 1, m);
  int result[2] = {0, 0};
  cudaMemcpy(result, found, 2 * sizeof(int), cudaMemcpyDeviceToHost);
  cudaFree(found);
  return result[0] != result[1];
}
