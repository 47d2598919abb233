// reports: host memory on the device: the kernel uses its argument 2, which points to memory of the host
#include <vector>
__global__ void copy(int* to, const int* from) { to[threadIdx.x] = from[threadIdx.x]; }
int main() {
  std::vector<int> host(32);
  int* x;
  cudaMalloc(&x, 128);
  copy<<<1, 32>>>(x, host.data());
  cudaDeviceSynchronize();
}
