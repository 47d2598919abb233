constexpr int block = 128;
constexpr int layersAtOnce = 16;

// A block looks at all edges of a vertex of the layer; the first to find a vertex adds it to the next layer.
__global__ void advance(const int *A, int *distances, const int *layer, int *next, int *counts, int length, size_t N) {
  const int count = counts[length - 1];
  for (int i = blockIdx.x; i < count; i += gridDim.x) {
    const int *row = A + layer[i] * N;
    for (size_t v = threadIdx.x; v < N; v += block)
      if (row[v] && atomicCAS(&distances[v], -1, length) == -1) next[atomicAdd(&counts[length], 1)] = static_cast<int>(v);
  }
}

// Breadth-first. The host looks only now and then whether the end is reached or a layer is empty, so that launches need not wait for it.
int shortestPathLength(const int *A, size_t N, int source, int dest) {
  if (source == dest) return 0;
  const unsigned blocks = static_cast<unsigned>(std::min<size_t>(N, 256));
  int *distances, *layer, *next, *counts;
  cudaMalloc(&distances, N * sizeof(int));
  cudaMalloc(&layer, N * sizeof(int));
  cudaMalloc(&next, N * sizeof(int));
  cudaMalloc(&counts, (N + layersAtOnce) * sizeof(int));
  cudaMemset(distances, -1, N * sizeof(int));
  cudaMemset(counts, 0, (N + layersAtOnce) * sizeof(int));
  int distance = -1, count = 1;
  cudaMemset(distances + source, 0, sizeof(int));
  cudaMemcpy(layer, &source, sizeof(int), cudaMemcpyHostToDevice);
  cudaMemcpy(counts, &count, sizeof(int), cudaMemcpyHostToDevice);
  for (int length = 1; distance < 0 && count > 0;) {
    for (int i = 0; i < layersAtOnce; ++i, ++length) {
      advance<<<blocks, block>>>(A, distances, layer, next, counts, length, N);
      std::swap(layer, next);
    }
    cudaMemcpy(&distance, distances + dest, sizeof(int), cudaMemcpyDeviceToHost);
    cudaMemcpy(&count, counts + length - 1, sizeof(int), cudaMemcpyDeviceToHost);
  }
  cudaFree(distances);
  cudaFree(layer);
  cudaFree(next);
  cudaFree(counts);
  return distance;
}
