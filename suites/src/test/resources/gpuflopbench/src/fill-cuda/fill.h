#pragma once

template <typename T>
__global__ void fill(T *to, int n, T value) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) to[i] = value;
}
