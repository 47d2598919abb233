// Mean of each row of WIDTH values without its lowest and highest `trim` ones, by a bitonic sort in shared memory.
#include <cstdio>
#include <cstdlib>
#include <vector>

#ifndef WIDTH
#define WIDTH 128
#endif

__global__ void trimmed_mean(const float* rows, float* means, int trim) {
  __shared__ float tile[WIDTH];
  int t = threadIdx.x;
  tile[t] = rows[blockIdx.x * WIDTH + t];
  __syncthreads();
  for (int size = 2; size <= WIDTH; size *= 2) {
    for (int step = size / 2; step > 0; step /= 2) {
      int partner = t ^ step;
      if (partner > t) {
        bool ascending = (t & size) == 0;
        if ((tile[t] > tile[partner]) == ascending) {
          float moved = tile[t];
          tile[t] = tile[partner];
          tile[partner] = moved;
        }
      }
      __syncthreads();
    }
  }
  if (t < trim || t >= WIDTH - trim) tile[t] = 0.0f;
  __syncthreads();
  for (int half = WIDTH / 2; half > 0; half /= 2) {
    if (t < half) tile[t] += tile[t + half];
    __syncthreads();
  }
  if (t == 0) means[blockIdx.x] = tile[0] / (WIDTH - 2 * trim);
}

int main(int argc, char** argv) {
  int rows = argc > 1 ? std::atoi(argv[1]) : 10;
  int trim = argc > 2 ? std::atoi(argv[2]) : 5;
  size_t count = static_cast<size_t>(rows) * WIDTH;
  std::vector<float> values(count), means(rows);
  for (size_t i = 0; i < count; ++i) values[i] = 10.0f + 0.125f * (i * 73 % 509) + (i % 61 == 0 ? 900.0f : 0.0f);
  float *device_values, *device_means;
  cudaMalloc(&device_values, count * sizeof(float));
  cudaMalloc(&device_means, rows * sizeof(float));
  cudaMemcpy(device_values, values.data(), count * sizeof(float), cudaMemcpyHostToDevice);
  trimmed_mean<<<rows, WIDTH>>>(device_values, device_means, trim);
  cudaMemcpy(means.data(), device_means, rows * sizeof(float), cudaMemcpyDeviceToHost);
  double sum = 0;
  for (float mean : means) sum += mean;
  std::printf("%.6f\n", sum);
  cudaFree(device_values);
  cudaFree(device_means);
}
