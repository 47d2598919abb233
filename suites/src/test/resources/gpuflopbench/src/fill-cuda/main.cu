#include <cstdio>
#include <cstdlib>
#include "fill.h"

// Fills two arrays of different types, then marks every second place of one.
__global__ static void mark(int n, const int *from, int *to) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) to[i] = from[i] + i % 2;
}

int main(int argc, char **argv) {
  int n = argc > 1 ? atoi(argv[1]) : 1000;
  int *numbers, *marks;
  long *places;
  cudaMalloc(&numbers, n * sizeof(int));
  cudaMalloc(&marks, n * sizeof(int));
  cudaMalloc(&places, n * sizeof(long));
  fill<int><<<(n + 255) / 256, 256>>>(numbers, n, 7);
  fill<long><<<(n + 255) / 256, 256>>>(places, n, 7L);
  mark<<<(n + 255) / 256, 256>>>(n, numbers, marks);
  int last = 0;
  cudaMemcpy(&last, marks + n - 1, sizeof(int), cudaMemcpyDeviceToHost);
  printf("%d\n", last);
  cudaFree(numbers);
  cudaFree(marks);
  cudaFree(places);
  return 0;
}
