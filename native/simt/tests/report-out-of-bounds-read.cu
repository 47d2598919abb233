// reports: out of bounds: 4 bytes before an allocation of 65536 bytes
// A stencil reads before the first element of memory that fills its pages.
__global__ void stencil(const float* x, float* y) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  y[i] = x[i - 1] + x[i];
}
int main() {
  float *x, *y;
  cudaMalloc(&x, 65536), cudaMalloc(&y, 65536);
  stencil<<<64, 256>>>(x, y);
  cudaDeviceSynchronize();
}
