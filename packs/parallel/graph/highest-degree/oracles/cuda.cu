constexpr int block = 128;

// A block sums a row.
__global__ void degrees(const int *A, int *highest, size_t N) {
  __shared__ int partial[block];
  const int *row = A + blockIdx.x * N;
  int sum = 0;
  for (size_t j = threadIdx.x; j < N; j += block) sum += row[j];
  partial[threadIdx.x] = sum;
  __syncthreads();
  for (int half = block / 2; half > 0; half /= 2) {
    if (threadIdx.x < half) partial[threadIdx.x] += partial[threadIdx.x + half];
    __syncthreads();
  }
  if (threadIdx.x == 0) atomicMax(highest, partial[0]);
}

int maxDegree(const int *A, size_t N) {
  if (N == 0) return 0;
  int *highest;
  cudaMalloc(&highest, sizeof(int));
  cudaMemset(highest, 0, sizeof(int));
  degrees<<<static_cast<unsigned>(N), block>>>(A, highest, N);
  int result = 0;
  cudaMemcpy(&result, highest, sizeof(int), cudaMemcpyDeviceToHost);
  cudaFree(highest);
  return result;
}
