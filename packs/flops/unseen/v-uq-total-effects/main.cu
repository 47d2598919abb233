// Sensitivity of a test model to its uncertain inputs: mean squared change when one input at a time is drawn anew.
#include <cstdio>
#include <cstdlib>
#include <cub/block/block_reduce.cuh>
#include <vector>

constexpr int THREADS = 128;

struct Model {
  float a, b;
};

__device__ float response(const Model& model, float3 x) {
  return sinf(x.x) + model.a * sinf(x.y) * sinf(x.y) + model.b * x.z * x.z * x.z * x.z * sinf(x.x);
}

// The second dimension of the grid is the input that changes.
__global__ void total_effects(Model model, const float3* first, const float3* second, int samples, double* partial) {
  using Reduce = cub::BlockReduce<double, THREADS>;
  __shared__ typename Reduce::TempStorage storage;
  double sum = 0.0;
  for (int i = blockIdx.x * THREADS + threadIdx.x; i < samples; i += gridDim.x * THREADS) {
    float3 x = first[i], y = second[i];
    float before = response(model, x);
    if (blockIdx.y == 0) {
      x.x = y.x;
    } else if (blockIdx.y == 1) {
      x.y = y.y;
    } else {
      x.z = y.z;
    }
    double change = response(model, x) - before;
    sum += change * change;
  }
  sum = Reduce(storage).Sum(sum);
  if (threadIdx.x == 0) partial[blockIdx.y * gridDim.x + blockIdx.x] = sum;
}

int main(int argc, char** argv) {
  int samples = argc > 1 ? std::atoi(argv[1]) : 1000;
  int blocks = argc > 2 ? std::atoi(argv[2]) : 4;
  std::vector<float3> first(samples), second(samples);
  std::vector<double> partial(3 * blocks);
  for (int i = 0; i < samples; ++i) {
    first[i] = make_float3(0.01f * (i * 17LL % 629 - 314), 0.01f * (i * 41LL % 627 - 313), 0.01f * (i * 73LL % 623 - 311));
    second[i] = make_float3(0.01f * (i * 29LL % 619 - 309), 0.01f * (i * 97LL % 617 - 308), 0.01f * (i * 57LL % 613 - 306));
  }
  float3 *device_first, *device_second;
  double* device_partial;
  cudaMalloc(&device_first, samples * sizeof(float3));
  cudaMalloc(&device_second, samples * sizeof(float3));
  cudaMalloc(&device_partial, partial.size() * sizeof(double));
  cudaMemcpy(device_first, first.data(), samples * sizeof(float3), cudaMemcpyHostToDevice);
  cudaMemcpy(device_second, second.data(), samples * sizeof(float3), cudaMemcpyHostToDevice);
  Model model = {7.0f, 0.1f};
  total_effects<<<dim3(blocks, 3), THREADS>>>(model, device_first, device_second, samples, device_partial);
  cudaMemcpy(partial.data(), device_partial, partial.size() * sizeof(double), cudaMemcpyDeviceToHost);
  for (int input = 0; input < 3; ++input) {
    double sum = 0;
    for (int b = 0; b < blocks; ++b) sum += partial[input * blocks + b];
    std::printf("%d %.6f\n", input, 0.5 * sum / samples);
  }
  cudaFree(device_first);
  cudaFree(device_second);
  cudaFree(device_partial);
}
