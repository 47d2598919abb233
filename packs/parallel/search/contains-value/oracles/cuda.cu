constexpr int block = 256;

__global__ void look(const int *x, int target, int *found, size_t n) {
  const size_t stride = static_cast<size_t>(gridDim.x) * block;
  int hit = 0;
  for (size_t i = blockIdx.x * static_cast<size_t>(block) + threadIdx.x; i < n; i += stride) hit |= x[i] == target;
  const int any = __syncthreads_or(hit);
  if (any && threadIdx.x == 0) atomicExch(found, 1);
}

bool contains(const int *x, int target, size_t n) {
  const unsigned blocks = static_cast<unsigned>(std::clamp<size_t>((n + block - 1) / block, 1, 1024));
  int *found;
  cudaMalloc(&found, sizeof(int));
  cudaMemset(found, 0, sizeof(int));
  look<<<blocks, block>>>(x, target, found, n);
  int result = 0;
  cudaMemcpy(&result, found, sizeof(int), cudaMemcpyDeviceToHost);
  cudaFree(found);
  return result != 0;
}
