// reports: divergent barrier: threads of one block wait at different barriers, in lines
// Both branches have a barrier of their own.
__global__ void divergent(int* x) {
  if (threadIdx.x % 2) {
    x[0] = 1;
    __syncthreads();
  } else {
    __syncthreads();
    x[1] = 1;
  }
}
int main() {
  int* x;
  cudaMalloc(&x, 8);
  divergent<<<1, 64>>>(x);
  cudaDeviceSynchronize();
}
