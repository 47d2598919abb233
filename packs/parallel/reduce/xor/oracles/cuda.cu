constexpr int block = 256;

__global__ void oddnessOfBlocks(const bool *x, bool *oddness, size_t n) {
  __shared__ unsigned partial[block];
  const size_t stride = static_cast<size_t>(gridDim.x) * block;
  unsigned odd = 0;
  for (size_t i = blockIdx.x * static_cast<size_t>(block) + threadIdx.x; i < n; i += stride) odd ^= static_cast<unsigned>(x[i]);
  partial[threadIdx.x] = odd;
  __syncthreads();
  for (int half = block / 2; half > 0; half /= 2) {
    if (threadIdx.x < half) partial[threadIdx.x] ^= partial[threadIdx.x + half];
    __syncthreads();
  }
  if (threadIdx.x == 0) oddness[blockIdx.x] = partial[0] != 0;
}

bool reduceLogicalXOR(const bool *x, size_t n) {
  const unsigned blocks = static_cast<unsigned>(std::clamp<size_t>((n + block - 1) / block, 1, 1024));
  bool *oddness;
  cudaMalloc(&oddness, (blocks + 1) * sizeof(bool));
  oddnessOfBlocks<<<blocks, block>>>(x, oddness, n);
  oddnessOfBlocks<<<1, block>>>(oddness, oddness + blocks, blocks);
  bool result = false;
  cudaMemcpy(&result, oddness + blocks, sizeof(bool), cudaMemcpyDeviceToHost);
  cudaFree(oddness);
  return result;
}
