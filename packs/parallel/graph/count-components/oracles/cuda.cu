constexpr int block = 128;

__global__ void number(int *labels, size_t N) {
  const size_t v = blockIdx.x * static_cast<size_t>(block) + threadIdx.x;
  if (v < N) labels[v] = static_cast<int>(v);
}

// A block looks at the edges of one vertex to later ones. Where the ends differ in their labels, the larger label is hung under the smaller one.
__global__ void hang(const int *A, const int *labels, int *parents, int *changed, size_t N) {
  const size_t i = blockIdx.x;
  const int mine = labels[i];
  int differs = 0;
  for (size_t j = i + 1 + threadIdx.x; j < N; j += block)
    if (A[i * N + j] && labels[j] != mine) {
      atomicMin(&parents[max(labels[j], mine)], min(labels[j], mine));
      differs = 1;
    }
  const int any = __syncthreads_or(differs);
  if (any && threadIdx.x == 0) atomicExch(changed, 1);
}

// Labels every vertex with the root above it.
__global__ void climb(const int *parents, int *labels, size_t N) {
  const size_t v = blockIdx.x * static_cast<size_t>(block) + threadIdx.x;
  if (v >= N) return;
  int root = parents[v];
  while (parents[root] != root) root = parents[root];
  labels[v] = root;
}

// Labels all vertices of a component alike, with the number of one of them.
static void label(const int *A, int *labels, size_t N) {
  const unsigned rows = static_cast<unsigned>(N), blocks = static_cast<unsigned>((N + block - 1) / block);
  int *parents, *changed;
  cudaMalloc(&parents, N * sizeof(int));
  cudaMalloc(&changed, sizeof(int));
  number<<<blocks, block>>>(labels, N);
  for (int again = 1; again != 0;) {
    cudaMemcpy(parents, labels, N * sizeof(int), cudaMemcpyDeviceToDevice);
    cudaMemset(changed, 0, sizeof(int));
    hang<<<rows, block>>>(A, labels, parents, changed, N);
    climb<<<blocks, block>>>(parents, labels, N);
    cudaMemcpy(&again, changed, sizeof(int), cudaMemcpyDeviceToHost);
  }
  cudaFree(parents);
  cudaFree(changed);
}

__global__ void countRoots(const int *labels, int *roots, size_t N) {
  const size_t v = blockIdx.x * static_cast<size_t>(block) + threadIdx.x;
  const int inBlock = __syncthreads_count(v < N && labels[v] == static_cast<int>(v));
  if (threadIdx.x == 0) atomicAdd(roots, inBlock);
}

int componentCount(const int *A, size_t N) {
  if (N == 0) return 0;
  int *labels, *roots;
  cudaMalloc(&labels, N * sizeof(int));
  cudaMalloc(&roots, sizeof(int));
  cudaMemset(roots, 0, sizeof(int));
  label(A, labels, N);
  countRoots<<<static_cast<unsigned>((N + block - 1) / block), block>>>(labels, roots, N);
  int result = 0;
  cudaMemcpy(&result, roots, sizeof(int), cudaMemcpyDeviceToHost);
  cudaFree(labels);
  cudaFree(roots);
  return result;
}
