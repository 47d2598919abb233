// Depth buffer of triangles on the screen, a block per triangle; the third coordinate of a corner is one over its depth.
#include <cstdio>
#include <cstdlib>
#include <vector>

__device__ double edge(float3 a, float3 b, double x, double y) {
  return ((double)b.x - a.x) * (y - a.y) - ((double)b.y - a.y) * (x - a.x);
}

__device__ int clamped(float value, int limit) { return max(0, min(limit - 1, (int)floorf(value))); }

__global__ void raster_depth(const float3* corners, unsigned* depth, int width, int height, float front) {
  float3 a = corners[3 * blockIdx.x], b = corners[3 * blockIdx.x + 1], c = corners[3 * blockIdx.x + 2];
  double area = edge(a, b, c.x, c.y);
  if (area <= 0.0) return;
  double inverse = 1.0 / area;
  int left = clamped(fminf(a.x, fminf(b.x, c.x)), width), right = clamped(fmaxf(a.x, fmaxf(b.x, c.x)), width);
  int top = clamped(fminf(a.y, fminf(b.y, c.y)), height), bottom = clamped(fmaxf(a.y, fmaxf(b.y, c.y)), height);
  for (int y = top + threadIdx.y; y <= bottom; y += blockDim.y) {
    for (int x = left + threadIdx.x; x <= right; x += blockDim.x) {
      double wa = edge(b, c, x + 0.5, y + 0.5);
      double wb = edge(c, a, x + 0.5, y + 0.5);
      double wc = edge(a, b, x + 0.5, y + 0.5);
      if (wa < 0.0 || wb < 0.0 || wc < 0.0) continue;
      float u = (float)(wb * inverse), v = (float)(wc * inverse);
      float z = 1.0f / (a.z + u * (b.z - a.z) + v * (c.z - a.z));
      if (z >= front) atomicMin(&depth[y * width + x], __float_as_uint(z));
    }
  }
}

int main(int argc, char** argv) {
  int triangles = argc > 1 ? std::atoi(argv[1]) : 50;
  int width = argc > 2 ? std::atoi(argv[2]) : 320;
  int height = argc > 3 ? std::atoi(argv[3]) : 200;
  std::vector<float3> corners(3 * (size_t)triangles);
  std::vector<unsigned> depth((size_t)width * height, 0x7f800000u);
  for (int t = 0; t < triangles; ++t) {
    float x = (float)(t * 97 % width), y = (float)(t * 61 % height), size = 15.0f + t % 40, near_z = 0.1f + 0.005f * (t % 90);
    float3 a = make_float3(x, y, near_z), b = make_float3(x + size, y + 0.25f * size, 0.5f * near_z);
    float3 c = make_float3(x + 0.3f * size, y + size, 0.8f * near_z);
    corners[3 * t] = a;
    corners[3 * t + 1] = t % 6 == 4 ? c : b;
    corners[3 * t + 2] = t % 6 == 4 ? b : c;
  }
  float3* device_corners;
  unsigned* device_depth;
  cudaMalloc(&device_corners, corners.size() * sizeof(float3));
  cudaMalloc(&device_depth, depth.size() * sizeof(unsigned));
  cudaMemcpy(device_corners, corners.data(), corners.size() * sizeof(float3), cudaMemcpyHostToDevice);
  cudaMemcpy(device_depth, depth.data(), depth.size() * sizeof(unsigned), cudaMemcpyHostToDevice);
  raster_depth<<<triangles, dim3(16, 8)>>>(device_corners, device_depth, width, height, 0.5f);
  cudaMemcpy(depth.data(), device_depth, depth.size() * sizeof(unsigned), cudaMemcpyDeviceToHost);
  unsigned long sum = 0;
  for (unsigned value : depth) sum += value >> 8;
  std::printf("%lu\n", sum);
  cudaFree(device_corners);
  cudaFree(device_depth);
}
