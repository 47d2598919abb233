// reports: host use of device memory: host code reads or writes memory from cudaMalloc
#include <cstdio>
int main() {
  int* x;
  cudaMalloc(&x, 4);
  cudaMemset(x, 0, 4);
  std::printf("%d\n", *x);
}
