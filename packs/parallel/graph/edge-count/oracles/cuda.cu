constexpr int block = 256;

// Each thread sums a stride, then each block its threads in shared memory.
__global__ void count(const int *A, int *edges, size_t n) {
  __shared__ int partial[block];
  const size_t stride = static_cast<size_t>(gridDim.x) * block;
  int sum = 0;
  for (size_t i = blockIdx.x * static_cast<size_t>(block) + threadIdx.x; i < n; i += stride) sum += A[i];
  partial[threadIdx.x] = sum;
  __syncthreads();
  for (int half = block / 2; half > 0; half /= 2) {
    if (threadIdx.x < half) partial[threadIdx.x] += partial[threadIdx.x + half];
    __syncthreads();
  }
  if (threadIdx.x == 0) atomicAdd(edges, partial[0]);
}

int edgeCount(const int *A, size_t N) {
  const unsigned blocks = static_cast<unsigned>(std::clamp<size_t>((N * N + block - 1) / block, 1, 1024));
  int *edges;
  cudaMalloc(&edges, sizeof(int));
  cudaMemset(edges, 0, sizeof(int));
  count<<<blocks, block>>>(A, edges, N * N);
  int result = 0;
  cudaMemcpy(&result, edges, sizeof(int), cudaMemcpyDeviceToHost);
  cudaFree(edges);
  return result;
}
