constexpr int block = 256;

// The stride is even, so that a thread meets either even or odd indices only. A block leaves the product of the even ones and that of the odd ones.
__global__ void productsOfBlocks(const double *x, double *products, size_t n) {
  __shared__ double partial[block];
  const size_t stride = static_cast<size_t>(gridDim.x) * block;
  double product = 1;
  for (size_t i = blockIdx.x * static_cast<size_t>(block) + threadIdx.x; i < n; i += stride) product *= x[i];
  partial[threadIdx.x] = product;
  __syncthreads();
  for (int half = block / 2; half > 1; half /= 2) {
    if (threadIdx.x < half) partial[threadIdx.x] *= partial[threadIdx.x + half];
    __syncthreads();
  }
  if (threadIdx.x < 2) products[2 * blockIdx.x + threadIdx.x] = partial[threadIdx.x];
}

double productWithInverses(const double *x, size_t n) {
  const unsigned blocks = static_cast<unsigned>(std::clamp<size_t>((n + block - 1) / block, 1, 1024));
  double *products;
  cudaMalloc(&products, 2 * (blocks + 1) * sizeof(double));
  productsOfBlocks<<<blocks, block>>>(x, products, n);
  productsOfBlocks<<<1, block>>>(products, products + 2 * blocks, 2 * blocks);
  double total[2] = {1, 1};
  cudaMemcpy(total, products + 2 * blocks, sizeof total, cudaMemcpyDeviceToHost);
  cudaFree(products);
  return total[0] / total[1];
}
