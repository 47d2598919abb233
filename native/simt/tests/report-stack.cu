// reports: stack overflow: a thread uses more than
__device__ int depth(int n) {
  volatile int here[64];
  here[n % 64] = n;
  return n == 0 ? 0 : depth(n - 1) + here[n % 64];
}
__global__ void recurse(int* x, int n) {
  __syncthreads();
  *x = depth(n);
}
int main() {
  int* x;
  cudaMalloc(&x, 4);
  recurse<<<1, 32>>>(x, 1000000);
  cudaDeviceSynchronize();
}
