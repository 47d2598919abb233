// reports: divergent warp: lane 16 calls in line 4 with a mask that does not name it
// The mask names the lower half only.
__global__ void masked(int* x) {
  x[threadIdx.x] = __shfl_down_sync(0xffff, (int)threadIdx.x, 1);
}
int main() {
  int* x;
  cudaMalloc(&x, 128);
  masked<<<1, 32>>>(x);
  cudaDeviceSynchronize();
}
