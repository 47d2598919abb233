// reports: grid barrier at line 4: the kernel was not launched by a cooperative launch
#include <cooperative_groups.h>
__global__ void together(int* x) {
  cooperative_groups::this_grid().sync();
  *x = 1;
}
int main() {
  int* x;
  cudaMalloc(&x, 4);
  together<<<2, 32>>>(x);
  cudaDeviceSynchronize();
}
