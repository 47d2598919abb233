// reports: out of bounds: 0 bytes past the end of an allocation of 4000 bytes
// No test for the last block's surplus threads.
__global__ void set(float* x) { x[blockIdx.x * blockDim.x + threadIdx.x] = 1; }
int main() {
  float* x;
  cudaMalloc(&x, 1000 * sizeof(float));
  set<<<4, 256>>>(x);
  cudaDeviceSynchronize();
}
