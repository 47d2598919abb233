// Joint histogram of two images at 16 grey levels each, as mutual information needs it.
#include <cstdio>
#include <cstdlib>
#include <vector>

constexpr int LEVELS = 16;

__device__ int level(float intensity) {
  return static_cast<int>(intensity) >> 4 & (LEVELS - 1);
}

__global__ void joint_histogram(const float* first, const float* second, unsigned* histogram, int width, int height) {
  __shared__ unsigned local[LEVELS * LEVELS];
  int thread = threadIdx.y * blockDim.x + threadIdx.x;
  int threads = blockDim.x * blockDim.y;
  for (int bin = thread; bin < LEVELS * LEVELS; bin += threads) local[bin] = 0;
  __syncthreads();
  int x = blockIdx.x * blockDim.x + threadIdx.x;
  int y = blockIdx.y * blockDim.y + threadIdx.y;
  if (x < width && y < height) {
    int pixel = y * width + x;
    atomicAdd(&local[level(first[pixel]) * LEVELS + level(second[pixel])], 1u);
  }
  __syncthreads();
  for (int bin = thread; bin < LEVELS * LEVELS; bin += threads) atomicAdd(&histogram[bin], local[bin]);
}

int main(int argc, char** argv) {
  int width = argc > 1 ? std::atoi(argv[1]) : 200;
  int height = argc > 2 ? std::atoi(argv[2]) : 100;
  int pixels = width * height;
  std::vector<float> first(pixels), second(pixels);
  for (int y = 0; y < height; ++y) {
    for (int x = 0; x < width; ++x) {
      first[y * width + x] = 0.5f * ((3 * x + 5 * y) % 512);
      second[y * width + x] = 0.25f * ((12 * x + 7 * y + x * y) % 1024);
    }
  }
  float *device_first, *device_second;
  unsigned* device_histogram;
  std::vector<unsigned> histogram(LEVELS * LEVELS);
  cudaMalloc(&device_first, pixels * sizeof(float));
  cudaMalloc(&device_second, pixels * sizeof(float));
  cudaMalloc(&device_histogram, histogram.size() * sizeof(unsigned));
  cudaMemcpy(device_first, first.data(), pixels * sizeof(float), cudaMemcpyHostToDevice);
  cudaMemcpy(device_second, second.data(), pixels * sizeof(float), cudaMemcpyHostToDevice);
  cudaMemset(device_histogram, 0, histogram.size() * sizeof(unsigned));
  dim3 block(32, 8);
  dim3 grid((width + block.x - 1) / block.x, (height + block.y - 1) / block.y);
  joint_histogram<<<grid, block>>>(device_first, device_second, device_histogram, width, height);
  cudaMemcpy(histogram.data(), device_histogram, histogram.size() * sizeof(unsigned), cudaMemcpyDeviceToHost);
  unsigned long long sum = 0;
  for (int bin = 0; bin < LEVELS * LEVELS; ++bin) sum += static_cast<unsigned long long>(bin + 1) * histogram[bin];
  std::printf("%llu\n", sum);
  cudaFree(device_first);
  cudaFree(device_second);
  cudaFree(device_histogram);
}
