// Streams and events: what must come after what does.
#include "require.h"
__global__ void set(int* x, int value) { *x = value; }
__global__ void times_ten_plus(int* x, const int* y) { *x = *x * 10 + *y; }
int main() {
  int *a, *b, host = 0;
  cudaMalloc(&a, 4), cudaMalloc(&b, 4);
  cudaStream_t first, second, apart;
  cudaStreamCreate(&first), cudaStreamCreate(&second), cudaStreamCreateWithFlags(&apart, cudaStreamNonBlocking);
  cudaEvent_t ready, begin, end;
  cudaEventCreate(&ready), cudaEventCreate(&begin), cudaEventCreate(&end);
  cudaEventRecord(begin, first);
  set<<<1, 1, 0, first>>>(a, 4);
  set<<<1, 1, 0, first>>>(b, 2);
  cudaEventRecord(ready, first);
  cudaStreamWaitEvent(apart, ready, 0);
  times_ten_plus<<<1, 1, 0, apart>>>(a, b);
  cudaStreamSynchronize(apart);
  int* pinned;
  cudaMallocHost(&pinned, 4);
  cudaMemcpyAsync(pinned, a, 4, cudaMemcpyDeviceToHost, apart);
  REQUIRE(cudaStreamSynchronize(apart) == cudaSuccess);
  REQUIRE(*pinned == 42);
  set<<<1, 1, 0, second>>>(a, 1);
  set<<<1, 1>>>(b, 7);
  times_ten_plus<<<1, 1, 0, first>>>(a, b);
  cudaEventRecord(end, first);
  cudaEventSynchronize(end);
  cudaMemcpy(&host, a, 4, cudaMemcpyDeviceToHost);
  REQUIRE(host == 17);
  float ms = -1;
  REQUIRE(cudaEventElapsedTime(&ms, begin, end) == cudaSuccess && ms >= 0);
  while (cudaStreamQuery(first) == cudaErrorNotReady) {
  }
  cudaStreamDestroy(first), cudaStreamDestroy(second), cudaStreamDestroy(apart);
  cudaEventDestroy(ready), cudaEventDestroy(begin), cudaEventDestroy(end);
}
