// needs: thrust/version.h
// Thrust beside kernels, by the headers of the distribution.
#include <thrust/device_vector.h>
#include <thrust/reduce.h>
#include <thrust/sort.h>
#include "require.h"
__global__ void twice(int* x, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) x[i] *= 2;
}
int main() {
  thrust::device_vector<int> v(1000);
  for (int i = 0; i < 1000; i++) v[i] = (i * 37) % 1000;
  thrust::sort(v.begin(), v.end());
  twice<<<4, 256>>>(thrust::raw_pointer_cast(v.data()), 1000);
  cudaDeviceSynchronize();
  REQUIRE(v[10] == 20 && thrust::reduce(v.begin(), v.end()) == 999000);
}
