// Axis-aligned bounding box of a point cloud, with a block reduction of CUB.
#include <cfloat>
#include <climits>
#include <cstdio>
#include <cstdlib>
#include <vector>

#include <cub/block/block_reduce.cuh>

constexpr int kThreads = 256;

struct Box {
  float low_x, low_y, low_z, high_x, high_y, high_z;
};

struct Merge {
  __device__ Box operator()(const Box& a, const Box& b) const {
    return Box{fminf(a.low_x, b.low_x),   fminf(a.low_y, b.low_y),   fminf(a.low_z, b.low_z),
               fmaxf(a.high_x, b.high_x), fmaxf(a.high_y, b.high_y), fmaxf(a.high_z, b.high_z)};
  }
};

// An integer that is ordered as the float is.
__host__ __device__ int ordered(int bits) { return bits ^ ((bits >> 31) & 0x7fffffff); }

__global__ void cloud_bounds(const float3* points, int n, int* bounds) {
  using Reduce = cub::BlockReduce<Box, kThreads>;
  __shared__ typename Reduce::TempStorage storage;
  Merge merge;
  Box box{FLT_MAX, FLT_MAX, FLT_MAX, -FLT_MAX, -FLT_MAX, -FLT_MAX};
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x) {
    float3 p = points[i];
    box = merge(box, Box{p.x, p.y, p.z, p.x, p.y, p.z});
  }
  box = Reduce(storage).Reduce(box, merge);
  if (threadIdx.x == 0) {
    atomicMin(&bounds[0], ordered(__float_as_int(box.low_x)));
    atomicMin(&bounds[1], ordered(__float_as_int(box.low_y)));
    atomicMin(&bounds[2], ordered(__float_as_int(box.low_z)));
    atomicMax(&bounds[3], ordered(__float_as_int(box.high_x)));
    atomicMax(&bounds[4], ordered(__float_as_int(box.high_y)));
    atomicMax(&bounds[5], ordered(__float_as_int(box.high_z)));
  }
}

int main(int argc, char** argv) {
  int n = argc > 1 ? std::atoi(argv[1]) : 5000;
  int blocks = argc > 2 ? std::atoi(argv[2]) : 16;
  std::vector<float3> points(n);
  for (int i = 0; i < n; ++i) {
    points[i] = make_float3(0.01f * (i % 1009) - 3.0f, 0.02f * (i % 751) - 9.0f, 0.005f * (i % 1301) + 1.0f);
  }
  std::vector<int> bounds = {INT_MAX, INT_MAX, INT_MAX, INT_MIN, INT_MIN, INT_MIN};
  float3* device_points;
  int* device_bounds;
  cudaMalloc(&device_points, n * sizeof(float3));
  cudaMalloc(&device_bounds, 6 * sizeof(int));
  cudaMemcpy(device_points, points.data(), n * sizeof(float3), cudaMemcpyHostToDevice);
  cudaMemcpy(device_bounds, bounds.data(), 6 * sizeof(int), cudaMemcpyHostToDevice);
  cloud_bounds<<<blocks, kThreads>>>(device_points, n, device_bounds);
  cudaMemcpy(bounds.data(), device_bounds, 6 * sizeof(int), cudaMemcpyDeviceToHost);
  unsigned sum = 0;
  for (int value : bounds) sum = sum * 31 + (unsigned)ordered(value);
  std::printf("%u\n", sum);
  cudaFree(device_points);
  cudaFree(device_bounds);
}
