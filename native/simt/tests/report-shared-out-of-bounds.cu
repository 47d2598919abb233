// reports: out of bounds: 0 bytes past the end of dynamic shared memory, of which the launch gave 128 bytes
// The launch gives too little.
__global__ void set(int* out) {
  extern __shared__ int s[];
  s[threadIdx.x] = 1;
  __syncthreads();
  *out = s[0];
}
int main() {
  int* x;
  cudaMalloc(&x, 4);
  set<<<1, 64, 32 * sizeof(int)>>>(x);
  cudaDeviceSynchronize();
}
