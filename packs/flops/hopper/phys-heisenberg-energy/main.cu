// Energies of the sites of a Heisenberg chain with long-range couplings, every bond counted at its later site.
#include <cstdio>
#include <cstdlib>
#include <vector>

struct Spin {
  double x, y, z;
};

__device__ double dot(Spin a, Spin b) {
  return a.x * b.x + a.y * b.y + a.z * b.z;
}

// Runs over all pairs of sites.
__global__ void bondEnergy(const Spin* spin, const double* coupling, double* energy, int sites) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= sites) return;
  const Spin* replica = spin + blockIdx.y * sites;
  double sum = 0.0;
  for (int j = 0; j < i; ++j) sum -= coupling[i - j] * dot(replica[i], replica[j]);
  energy[blockIdx.y * sites + i] = sum;
}

int main(int argc, char** argv) {
  int sites = argc > 1 ? std::atoi(argv[1]) : 100;
  int replicas = argc > 2 ? std::atoi(argv[2]) : 2;
  int block = argc > 3 ? std::atoi(argv[3]) : 64;
  int n = sites * replicas;
  std::vector<Spin> spin(n);
  for (int i = 0; i < n; ++i) {
    spin[i].x = 0.6 - 0.1 * (i % 13);
    spin[i].y = 0.1 * (i % 7) - 0.3;
    spin[i].z = 0.05 * (i % 31) - 0.75;
  }
  std::vector<double> coupling(sites), energy(n);
  coupling[0] = 0.0;
  for (int d = 1; d < sites; ++d) coupling[d] = 1.0 / (static_cast<double>(d) * d * d);
  Spin* device_spin;
  double *device_coupling, *device_energy;
  cudaMalloc(&device_spin, n * sizeof(Spin));
  cudaMalloc(&device_coupling, sites * sizeof(double));
  cudaMalloc(&device_energy, n * sizeof(double));
  cudaMemcpy(device_spin, spin.data(), n * sizeof(Spin), cudaMemcpyHostToDevice);
  cudaMemcpy(device_coupling, coupling.data(), sites * sizeof(double), cudaMemcpyHostToDevice);
  dim3 grid((sites + block - 1) / block, replicas);
  bondEnergy<<<grid, block>>>(device_spin, device_coupling, device_energy, sites);
  cudaMemcpy(energy.data(), device_energy, n * sizeof(double), cudaMemcpyDeviceToHost);
  double sum = 0;
  for (double value : energy) sum += value;
  std::printf("%.9f\n", sum);
  cudaFree(device_spin);
  cudaFree(device_coupling);
  cudaFree(device_energy);
}
