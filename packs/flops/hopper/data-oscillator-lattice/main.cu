// One time step of Kuramoto oscillators on a periodic lattice, with a coupling that weakens where the neighbours agree.
#include <cstdio>
#include <cstdlib>
#include <utility>
#include <vector>

struct Size {
  int x, y, z;
};

__constant__ int neighbours[6][3] = {{-1, 0, 0}, {1, 0, 0}, {0, -1, 0}, {0, 1, 0}, {0, 0, -1}, {0, 0, 1}};

__device__ int wrap(int i, int n) {
  return i < 0 ? i + n : i >= n ? i - n : i;
}

__global__ void advance(const double* phase, double* next, const float* natural, Size size, float coupling, double dt) {
  int x = blockIdx.x * blockDim.x + threadIdx.x;
  int y = blockIdx.y * blockDim.y + threadIdx.y;
  int z = blockIdx.z * blockDim.z + threadIdx.z;
  if (x >= size.x || y >= size.y || z >= size.z) return;
  int site = (z * size.y + y) * size.x + x;
  double own = phase[site];
  float pull = 0.0f, order = 0.0f;
  for (int k = 0; k < 6; ++k) {
    int i = wrap(x + neighbours[k][0], size.x);
    int j = wrap(y + neighbours[k][1], size.y);
    int q = (wrap(z + neighbours[k][2], size.z) * size.y + j) * size.x + i;
    pull += sinf(float(phase[q] - own));
    order += cosf(float(phase[q] - own));
  }
  float speed = natural[site] + coupling * pull / (1.0f + order * order);
  next[site] = own + dt * speed;
}

template <typename T>
T* upload(const std::vector<T>& values) {
  T* device;
  cudaMalloc(&device, values.size() * sizeof(T));
  cudaMemcpy(device, values.data(), values.size() * sizeof(T), cudaMemcpyHostToDevice);
  return device;
}

int main(int argc, char** argv) {
  Size size;
  size.x = argc > 1 ? std::atoi(argv[1]) : 10;
  size.y = argc > 2 ? std::atoi(argv[2]) : 9;
  size.z = argc > 3 ? std::atoi(argv[3]) : 8;
  int steps = argc > 4 ? std::atoi(argv[4]) : 2;
  int sites = size.x * size.y * size.z;
  std::vector<double> phase(sites);
  std::vector<float> natural(sites);
  for (int site = 0; site < sites; ++site) {
    phase[site] = 0.006 * (site * 37LL % 1000);
    natural[site] = 0.9f + 0.01f * (site % 21);
  }
  double* now = upload(phase);
  double* next = upload(phase);
  float* device_natural = upload(natural);
  dim3 block(8, 4, 4), grid((size.x + 7) / 8, (size.y + 3) / 4, (size.z + 3) / 4);
  for (int step = 0; step < steps; ++step) {
    advance<<<grid, block>>>(now, next, device_natural, size, 1.5f, 0.01);
    std::swap(now, next);
  }
  cudaMemcpy(phase.data(), now, sites * sizeof(double), cudaMemcpyDeviceToHost);
  double sum = 0;
  for (double value : phase) sum += value;
  std::printf("%.5f\n", sum);
  cudaFree(now);
  cudaFree(next);
  cudaFree(device_natural);
}
