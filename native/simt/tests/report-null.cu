// reports: illegal address: the kernel uses (nil), where there is no device memory
__global__ void set(int* x) { *x = 1; }
int main() {
  set<<<1, 1>>>(nullptr);
  cudaDeviceSynchronize();
}
