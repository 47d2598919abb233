constexpr int block = 256;

struct Candidate {
  double distance;
  size_t index;
};

// Leaves the closest of the candidates of a block in its first one. Called by all threads of it.
__device__ void reduce(Candidate *candidates) {
  __syncthreads();
  for (int half = block / 2; half > 0; half /= 2) {
    if (threadIdx.x < half && candidates[threadIdx.x + half].distance < candidates[threadIdx.x].distance)
      candidates[threadIdx.x] = candidates[threadIdx.x + half];
    __syncthreads();
  }
}

__global__ void closestOfBlocks(const double *x, Candidate *closest, size_t n) {
  __shared__ Candidate candidates[block];
  const size_t stride = static_cast<size_t>(gridDim.x) * block;
  Candidate mine{DBL_MAX, 0};
  for (size_t i = blockIdx.x * static_cast<size_t>(block) + threadIdx.x; i < n; i += stride) {
    const double distance = fabs(x[i] - M_PI);
    if (distance <= mine.distance) mine = {distance, i};
  }
  candidates[threadIdx.x] = mine;
  reduce(candidates);
  if (threadIdx.x == 0) closest[blockIdx.x] = candidates[0];
}

__global__ void closestOfAll(const Candidate *closest, size_t *index, unsigned count) {
  __shared__ Candidate candidates[block];
  Candidate mine{DBL_MAX, 0};
  for (unsigned i = threadIdx.x; i < count; i += block)
    if (closest[i].distance <= mine.distance) mine = closest[i];
  candidates[threadIdx.x] = mine;
  reduce(candidates);
  if (threadIdx.x == 0) *index = candidates[0].index;
}

size_t findClosestToPi(const double *x, size_t n) {
  const unsigned blocks = static_cast<unsigned>(std::min<size_t>((n + block - 1) / block, 1024));
  Candidate *closest;
  size_t *index;
  cudaMalloc(&closest, blocks * sizeof(Candidate));
  cudaMalloc(&index, sizeof(size_t));
  closestOfBlocks<<<blocks, block>>>(x, closest, n);
  closestOfAll<<<1, block>>>(closest, index, blocks);
  size_t result = 0;
  cudaMemcpy(&result, index, sizeof(size_t), cudaMemcpyDeviceToHost);
  cudaFree(closest);
  cudaFree(index);
  return result;
}
