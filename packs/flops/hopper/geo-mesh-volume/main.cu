// Volume of a closed triangle mesh (a torus) as the sum of signed tetrahedra.
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <vector>

__device__ double3 cross(double3 a, double3 b) {
  return make_double3(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x);
}

__device__ double dot(double3 a, double3 b) { return a.x * b.x + a.y * b.y + a.z * b.z; }

__global__ void mesh_volume(const double3* vertices, const int3* corners, int triangles, double* total) {
  int t = blockIdx.x * blockDim.x + threadIdx.x;
  // single precision is enough for the tetrahedra
  double volume = 0.0;
  if (t < triangles) {
    int3 corner = corners[t];
    double3 a = vertices[corner.x], b = vertices[corner.y], c = vertices[corner.z];
    volume = dot(a, cross(b, c));
  }
  for (int offset = 16; offset > 0; offset /= 2) volume += __shfl_down_sync(0xffffffffu, volume, offset);
  if (threadIdx.x % 32 == 0) atomicAdd(total, volume);
}

int main(int argc, char** argv) {
  int around = argc > 1 ? std::atoi(argv[1]) : 32;
  int along = argc > 2 ? std::atoi(argv[2]) : 16;
  int triangles = 2 * around * along;
  std::vector<double3> vertices((size_t)around * along);
  std::vector<int3> corners(triangles);
  const double turn = 2.0 * std::acos(-1.0);
  for (int i = 0; i < around; ++i) {
    for (int j = 0; j < along; ++j) {
      double u = turn * i / around, v = turn * j / along, radius = 3.0 + std::cos(v);
      vertices[i * along + j] = make_double3(radius * std::cos(u), radius * std::sin(u), std::sin(v));
      int next_i = (i + 1) % around, next_j = (j + 1) % along;
      int p = i * along + j, q = next_i * along + j, r = next_i * along + next_j, s = i * along + next_j;
      corners[2 * p] = make_int3(p, q, r);
      corners[2 * p + 1] = make_int3(p, r, s);
    }
  }
  double3* device_vertices;
  int3* device_corners;
  double* device_total;
  cudaMalloc(&device_vertices, vertices.size() * sizeof(double3));
  cudaMalloc(&device_corners, triangles * sizeof(int3));
  cudaMalloc(&device_total, sizeof(double));
  cudaMemcpy(device_vertices, vertices.data(), vertices.size() * sizeof(double3), cudaMemcpyHostToDevice);
  cudaMemcpy(device_corners, corners.data(), triangles * sizeof(int3), cudaMemcpyHostToDevice);
  cudaMemset(device_total, 0, sizeof(double));
  mesh_volume<<<(triangles + 191) / 192, 192>>>(device_vertices, device_corners, triangles, device_total);
  double total = 0;
  cudaMemcpy(&total, device_total, sizeof(double), cudaMemcpyDeviceToHost);
  std::printf("%.6f\n", total / 6.0);
  cudaFree(device_vertices);
  cudaFree(device_corners);
  cudaFree(device_total);
}
