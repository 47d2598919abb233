// Lennard-Jones forces and energies of atoms in a periodic box, from a list of neighbours.
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <vector>

__global__ void pairForces(const float4* atom, const int* start, const int* neighbour, float4* force, int n, float box, float cutoff2) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  float inverseBox = 1.0f / box;
  float4 self = atom[i];
  float fx = 0.0f, fy = 0.0f, fz = 0.0f, energy = 0.0f;
  for (int k = start[i]; k < start[i + 1]; ++k) {
    float4 other = atom[neighbour[k]];
    float dx = self.x - other.x;
    float dy = self.y - other.y;
    float dz = self.z - other.z;
    dx -= box * rintf(dx * inverseBox);
    dy -= box * rintf(dy * inverseBox);
    dz -= box * rintf(dz * inverseBox);
    float r2 = dx * dx + dy * dy + dz * dz;
    if (r2 < cutoff2) {
      float inv = 1.0f / r2;
      float attraction = inv * inv * inv;
      float repulsion = (inv * inv * inv) * (inv * inv * inv);
      float scale = 24.0f * inv * (2.0f * repulsion - attraction);
      fx += scale * dx;
      fy += scale * dy;
      fz += scale * dz;
      energy += 2.0f * (repulsion - attraction);
    }
  }
  force[i] = make_float4(fx, fy, fz, energy);
}

int main(int argc, char** argv) {
  int side = argc > 1 ? std::atoi(argv[1]) : 8;
  int block = argc > 2 ? std::atoi(argv[2]) : 64;
  int n = side * side * side;
  float box = 1.25f * side;
  std::vector<float4> atom(n), force(n);
  for (int i = 0; i < n; ++i) {
    float x = 1.25f * (i % side) + 0.01f * (i % 17);
    float y = 1.25f * (i / side % side) + 0.01f * (i % 13);
    float z = 1.25f * (i / side / side) + 0.01f * (i % 11);
    atom[i] = make_float4(x, y, z, 0.0f);
  }
  std::vector<int> start(1, 0), neighbour;
  for (int i = 0; i < n; ++i) {
    for (int j = 0; j < n; ++j) {
      float dx = atom[i].x - atom[j].x, dy = atom[i].y - atom[j].y, dz = atom[i].z - atom[j].z;
      dx -= box * std::rint(dx / box);
      dy -= box * std::rint(dy / box);
      dz -= box * std::rint(dz / box);
      if (i != j && dx * dx + dy * dy + dz * dz < 2.8f * 2.8f) neighbour.push_back(j);
    }
    start.push_back(static_cast<int>(neighbour.size()));
  }
  float4 *device_atom, *device_force;
  int *device_start, *device_neighbour;
  cudaMalloc(&device_atom, n * sizeof(float4));
  cudaMalloc(&device_force, n * sizeof(float4));
  cudaMalloc(&device_start, start.size() * sizeof(int));
  cudaMalloc(&device_neighbour, neighbour.size() * sizeof(int));
  cudaMemcpy(device_atom, atom.data(), n * sizeof(float4), cudaMemcpyHostToDevice);
  cudaMemcpy(device_start, start.data(), start.size() * sizeof(int), cudaMemcpyHostToDevice);
  cudaMemcpy(device_neighbour, neighbour.data(), neighbour.size() * sizeof(int), cudaMemcpyHostToDevice);
  int blocks = (n + block - 1) / block;
  pairForces<<<blocks, block>>>(device_atom, device_start, device_neighbour, device_force, n, box, 6.25f);
  cudaMemcpy(force.data(), device_force, n * sizeof(float4), cudaMemcpyDeviceToHost);
  double energy = 0, size = 0;
  for (const float4& f : force) {
    energy += f.w;
    size += std::fabs(f.x) + std::fabs(f.y) + std::fabs(f.z);
  }
  std::printf("%.3f %.3f\n", energy, size);
  cudaFree(device_atom);
  cudaFree(device_force);
  cudaFree(device_start);
  cudaFree(device_neighbour);
}
