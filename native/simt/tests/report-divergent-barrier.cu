// reports: divergent barrier: every thread of the block waits for others, 16 at line 5
// Half of the threads wait for the others, which wait for their warp.
__global__ void divergent(int* x) {
  if (threadIdx.x < 16)
    __syncthreads();
  else
    __syncwarp(0xffffffff);
  *x = 1;
}
int main() {
  int* x;
  cudaMalloc(&x, 4);
  divergent<<<1, 32>>>(x);
  cudaDeviceSynchronize();
}
