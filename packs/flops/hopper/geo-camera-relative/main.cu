// Points in large world coordinates, moved relative to a camera in double and rotated into its view in single precision.
#include <cstdio>
#include <cstdlib>
#include <vector>

struct Camera {
  double x, y, z;
  float right_x, right_y, right_z;
  float up_x, up_y, up_z;
  float ahead_x, ahead_y, ahead_z;
};

__device__ float project(float x, float y, float z, float axis_x, float axis_y, float axis_z) {
  return x * axis_x + y * axis_y + z * axis_z;
}

__global__ void to_view(const double3* world, float3* view, int n, Camera camera, float scale) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  double3 p = world[i];
  float dx = (float)(p.x - camera.x);
  float dy = (float)(p.y - camera.y);
  float dz = (float)(p.z - camera.z);
  float3 v;
  v.x = scale * project(dx, dy, dz, camera.right_x, camera.right_y, camera.right_z);
  v.y = scale * project(dx, dy, dz, camera.up_x, camera.up_y, camera.up_z);
  v.z = scale * project(dx, dy, dz, camera.ahead_x, camera.ahead_y, camera.ahead_z);
  view[i] = v;
}

int main(int argc, char** argv) {
  int n = argc > 1 ? std::atoi(argv[1]) : 1000;
  std::vector<double3> world(n);
  std::vector<float3> view(n);
  for (int i = 0; i < n; ++i) {
    world[i] = make_double3(6378000.0 + 0.5 * (i % 613), 1.25 * (i % 401) - 1500.0, 0.125 * (i % 907));
  }
  double3* device_world;
  float3* device_view;
  cudaMalloc(&device_world, n * sizeof(double3));
  cudaMalloc(&device_view, n * sizeof(float3));
  cudaMemcpy(device_world, world.data(), n * sizeof(double3), cudaMemcpyHostToDevice);
  Camera camera{6378137.0, -1250.5, 42.25, 0.8f, 0.0f, -0.6f, 0.0f, 1.0f, 0.0f, 0.6f, 0.0f, 0.8f};
  const int block = 256;
  to_view<<<(n + block - 1) / block, block>>>(device_world, device_view, n, camera, 0.001f);
  cudaMemcpy(view.data(), device_view, n * sizeof(float3), cudaMemcpyDeviceToHost);
  double sum = 0;
  for (const float3& v : view) sum += v.x + 2.0 * v.y + 3.0 * v.z;
  std::printf("%.6f\n", sum);
  cudaFree(device_world);
  cudaFree(device_view);
}
