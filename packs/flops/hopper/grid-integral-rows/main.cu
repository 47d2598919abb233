// Running sums along each row of an 8-bit image: the first pass of a summed-area table.
#include <cstdio>
#include <cstdlib>
#include <cub/block/block_scan.cuh>
#include <vector>

template <int THREADS>
__global__ void scan_rows(const unsigned char* image, int* sums, int width) {
  using Scan = cub::BlockScan<int, THREADS>;
  __shared__ typename Scan::TempStorage storage;
  const unsigned char* from = image + static_cast<size_t>(blockIdx.x) * width;
  int* to = sums + static_cast<size_t>(blockIdx.x) * width;
  int carry = 0;
  for (int start = 0; start < width; start += THREADS) {
    int x = start + threadIdx.x;
    int value = 0, prefix, total;
    if (x < width) value = from[x];
    Scan(storage).InclusiveSum(value, prefix, total);
    if (x < width) to[x] = carry + prefix;
    carry += total;
    __syncthreads();
  }
}

int main(int argc, char** argv) {
  int width = argc > 1 ? std::atoi(argv[1]) : 300;
  int height = argc > 2 ? std::atoi(argv[2]) : 200;
  std::vector<unsigned char> pixels(static_cast<size_t>(width) * height);
  for (int y = 0; y < height; ++y) {
    for (int x = 0; x < width; ++x) pixels[static_cast<size_t>(y) * width + x] = (x * x + 3 * y) % 251;
  }
  unsigned char* image;
  int* sums;
  cudaMalloc(&image, pixels.size());
  cudaMalloc(&sums, pixels.size() * sizeof(int));
  cudaMemcpy(image, pixels.data(), pixels.size(), cudaMemcpyHostToDevice);
  scan_rows<256><<<height, 256>>>(image, sums, width);
  std::vector<int> result(pixels.size());
  cudaMemcpy(result.data(), sums, result.size() * sizeof(int), cudaMemcpyDeviceToHost);
  long long sum = 0;
  for (int value : result) sum += value;
  std::printf("%lld\n", sum);
  cudaFree(image);
  cudaFree(sums);
}
