// reports: missing synchronisation: host code uses pinned host memory while work on the device is pending
int main() {
  int *x, *pinned;
  cudaMalloc(&x, 8192), cudaMallocHost(&pinned, 8192);
  cudaStream_t stream;
  cudaStreamCreate(&stream);
  cudaMemsetAsync(x, 0, 8192, stream);
  cudaMemcpyAsync(pinned, x, 8192, cudaMemcpyDeviceToHost, stream);
  return pinned[0];
}
