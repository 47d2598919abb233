// Charged particles in a Penning trap: half an electric kick, a magnetic rotation, the other half, then the drift.
#include <cstdio>
#include <cstdlib>
#include <vector>

struct Trap {
  double tx, ty, tz;     // half the rotation of a step
  double sx, sy, sz;     // the same, scaled so that the speed is kept
  double radial, axial;  // kick per distance from the centre
  double dt;
};

__device__ double3 add(double3 a, double3 b) {
  return make_double3(a.x + b.x, a.y + b.y, a.z + b.z);
}

__device__ double3 cross(double3 a, double3 b) {
  return make_double3(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x);
}

__global__ void push(Trap trap, double3* places, double3* speeds, int particles, int steps) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < particles) {
    double3 at = places[i], v = speeds[i];
    for (int step = 0; step < steps; ++step) {
      double3 kick = make_double3(trap.radial * at.x, trap.radial * at.y, trap.axial * at.z);
      v = add(v, kick);
      double3 turned = add(v, cross(v, make_double3(trap.tx, trap.ty, trap.tz)));
      v = add(v, cross(turned, make_double3(trap.sx, trap.sy, trap.sz)));
      v = add(v, kick);
      at = add(at, make_double3(trap.dt * v.x, trap.dt * v.y, trap.dt * v.z));
    }
    places[i] = at;
    speeds[i] = v;
  }
}

int main(int argc, char** argv) {
  int particles = argc > 1 ? std::atoi(argv[1]) : 1000;
  int steps = argc > 2 ? std::atoi(argv[2]) : 5;
  const int block = 192;
  std::vector<double3> places(particles), speeds(particles);
  for (int i = 0; i < particles; ++i) {
    places[i] = make_double3(0.01 * (i % 101) - 0.5, 0.01 * (i % 89) - 0.4, 0.02 * (i % 53) - 0.5);
    speeds[i] = make_double3(0.001 * (i % 71), -0.001 * (i % 67), 0.002 * (i % 61) - 0.06);
  }
  double3 *device_places, *device_speeds;
  cudaMalloc(&device_places, particles * sizeof(double3));
  cudaMalloc(&device_speeds, particles * sizeof(double3));
  cudaMemcpy(device_places, places.data(), particles * sizeof(double3), cudaMemcpyHostToDevice);
  cudaMemcpy(device_speeds, speeds.data(), particles * sizeof(double3), cudaMemcpyHostToDevice);
  Trap trap = {0.0, 0.0, 0.5, 0.0, 0.0, 0.8, 0.015625, -0.03125, 0.25};
  push<<<(particles + block - 1) / block, block>>>(trap, device_places, device_speeds, particles, steps);
  cudaMemcpy(places.data(), device_places, particles * sizeof(double3), cudaMemcpyDeviceToHost);
  cudaMemcpy(speeds.data(), device_speeds, particles * sizeof(double3), cudaMemcpyDeviceToHost);
  double sum = 0;
  for (int i = 0; i < particles; ++i) sum += places[i].x + places[i].y + places[i].z + speeds[i].z * (i % 3);
  std::printf("%.9f\n", sum);
  cudaFree(device_places);
  cudaFree(device_speeds);
}
