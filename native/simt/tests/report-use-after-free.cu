// reports: use after free: the kernel uses device memory that was freed
__global__ void set(int* x) { *x = 1; }
int main() {
  int* x;
  cudaMalloc(&x, 4);
  cudaFree(x);
  set<<<1, 1>>>(x);
  cudaDeviceSynchronize();
}
