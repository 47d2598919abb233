// Wavelet analysis of every row of an image by four lifting steps per level, in place in shared memory.
#include <cstdio>
#include <cstdlib>
#include <vector>

struct Lifting {
  float alpha, beta, gamma, delta;
  float low, high;
};

// Every second element of the level, from first on, gets its two neighbours, weighted; the border is mirrored.
__device__ void lift(float* line, int first, int step, int width, float weight) {
  for (int c = first + 2 * step * threadIdx.x; c < width; c += 2 * step * blockDim.x) {
    int left = c >= step ? c - step : c + step;
    int right = c + step < width ? c + step : c - step;
    line[c] += weight * (line[left] + line[right]);
  }
  __syncthreads();
}

__global__ void analyse(float* image, int width, int levels, Lifting lifting) {
  extern __shared__ float line[];
  float* row = image + size_t(blockIdx.x) * width;
  for (int x = threadIdx.x; x < width; x += blockDim.x) line[x] = row[x];
  __syncthreads();
  int step = 1;
  for (int level = 0; level < levels; ++level) {
    lift(line, step, step, width, lifting.alpha);
    lift(line, 0, step, width, lifting.beta);
    lift(line, step, step, width, lifting.gamma);
    lift(line, 0, step, width, lifting.delta);
    for (int c = 2 * step * threadIdx.x; c < width; c += 2 * step * blockDim.x) {
      line[c] *= lifting.low;
      line[c + step] *= lifting.high;
    }
    __syncthreads();
    step *= 2;
  }
  for (int x = threadIdx.x; x < width; x += blockDim.x) row[x] = line[x];
}

int main(int argc, char** argv) {
  int rows = argc > 1 ? std::atoi(argv[1]) : 16;
  int width = argc > 2 ? std::atoi(argv[2]) : 256;
  int levels = argc > 3 ? std::atoi(argv[3]) : 3;
  if (width % (1 << levels) != 0) return 1;
  size_t count = size_t(rows) * width;
  std::vector<float> image(count);
  for (size_t i = 0; i < count; ++i) image[i] = 0.25f * (i % 83) + (i % width < size_t(width) / 3 ? 12.0f : -4.0f);
  float* device_image;
  cudaMalloc(&device_image, count * sizeof(float));
  cudaMemcpy(device_image, image.data(), count * sizeof(float), cudaMemcpyHostToDevice);
  Lifting lifting{-1.5f, -0.0625f, 0.875f, 0.4375f, 0.8125f, 1.25f};
  analyse<<<rows, 96, width * sizeof(float)>>>(device_image, width, levels, lifting);
  cudaMemcpy(image.data(), device_image, count * sizeof(float), cudaMemcpyDeviceToHost);
  double energy = 0;
  for (float value : image) energy += double(value) * value;
  std::printf("%.4f\n", energy);
  cudaFree(device_image);
}
