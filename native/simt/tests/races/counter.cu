// races
// A counter that is no atomic one, in different blocks.
__global__ void count(int* x) {
  if (threadIdx.x == 0) *x += 1;
}
int main() {
  int* x;
  cudaMalloc(&x, 4);
  cudaMemset(x, 0, 4);
  count<<<4, 32>>>(x);
  cudaDeviceSynchronize();
}
