// reports: out of bounds: kernel set wrote beside an allocation of 10 bytes
// One byte too many, inside of the last sixteen.
__global__ void set(char* x) { x[threadIdx.x] = 0; }
int main() {
  char* x;
  cudaMalloc(&x, 10);
  set<<<1, 11>>>(x);
  cudaDeviceSynchronize();
}
