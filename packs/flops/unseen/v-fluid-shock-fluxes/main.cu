// Fluxes of mass, momentum and energy through the cell interfaces of gas-filled tubes, with a two-wave approximate Riemann solver.
#include <cstdio>
#include <cstdlib>
#include <vector>

struct Gas {
  int cells;
  double gamma, factor;  // the factor is 1 / (gamma - 1)
};

struct Side {
  double rho, u, p, c;
};

__device__ Side side_at(const Gas& gas, const double* rho, const double* u, const double* p, int i) {
  Side side = {rho[i], u[i], p[i], 0.0};
  side.c = sqrt(gas.gamma * side.p * (1.0 / side.rho));
  return side;
}

__device__ double3 content(const Gas& gas, const Side& s) {
  return make_double3(s.rho, s.rho * s.u, gas.factor * s.p + 0.5 * s.rho * s.u * s.u);
}

__device__ double3 flux_of(const Gas& gas, const Side& s) {
  double energy = gas.factor * s.p + 0.5 * s.rho * s.u * s.u;
  return make_double3(s.rho * s.u, s.rho * s.u * s.u + s.p, (energy + s.p) * s.u);
}

__global__ void interface_fluxes(Gas gas, const double* rho, const double* u, const double* p, double3* fluxes) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i + 1 >= gas.cells) return;
  int at = blockIdx.y * gas.cells + i;
  Side left = side_at(gas, rho, u, p, at);
  Side right = side_at(gas, rho, u, p, at + 1);
  double slow = fmin(left.u - left.c, right.u - right.c);
  double fast = fmax(left.u + left.c, right.u + right.c);
  double3 flux;
  if (slow >= 0.0) {
    flux = flux_of(gas, left);
  } else if (fast <= 0.0) {
    flux = flux_of(gas, right);
  } else {
    double3 a = flux_of(gas, left), b = flux_of(gas, right);
    double3 l = content(gas, left), r = content(gas, right);
    double inverse = 1.0 / (fast - slow);
    flux.x = (fast * a.x - slow * b.x + fast * slow * (r.x - l.x)) * inverse;
    flux.y = (fast * a.y - slow * b.y + fast * slow * (r.y - l.y)) * inverse;
    flux.z = (fast * a.z - slow * b.z + fast * slow * (r.z - l.z)) * inverse;
  }
  fluxes[blockIdx.y * (gas.cells - 1) + i] = flux;
}

double* upload(const std::vector<double>& values) {
  double* device;
  cudaMalloc(&device, values.size() * sizeof(double));
  cudaMemcpy(device, values.data(), values.size() * sizeof(double), cudaMemcpyHostToDevice);
  return device;
}

int main(int argc, char** argv) {
  int cells = argc > 1 ? std::atoi(argv[1]) : 100;
  int tubes = argc > 2 ? std::atoi(argv[2]) : 4;
  Gas gas = {cells, 1.4, 2.5};
  std::vector<double> rho(cells * tubes), u(cells * tubes), p(cells * tubes);
  for (int i = 0; i < cells * tubes; ++i) {
    int zone = i / 210 % 4;
    rho[i] = 1.0 + 0.05 * (i % 9);
    u[i] = zone == 0 ? 3.0 : (zone == 1 ? -3.0 : 0.1 * (i % 7 - 3));
    p[i] = 0.8 + 0.02 * (i % 13);
  }
  double *device_rho = upload(rho), *device_u = upload(u), *device_p = upload(p);
  std::vector<double3> fluxes((cells - 1) * tubes);
  double3* device_fluxes;
  cudaMalloc(&device_fluxes, fluxes.size() * sizeof(double3));
  dim3 grid((cells - 1 + 63) / 64, tubes);
  interface_fluxes<<<grid, 64>>>(gas, device_rho, device_u, device_p, device_fluxes);
  cudaMemcpy(fluxes.data(), device_fluxes, fluxes.size() * sizeof(double3), cudaMemcpyDeviceToHost);
  double sum = 0;
  for (const double3& flux : fluxes) sum += flux.x + 2.0 * flux.y + 3.0 * flux.z;
  std::printf("%.6f\n", sum);
  for (double* part : {device_rho, device_u, device_p}) cudaFree(part);
  cudaFree(device_fluxes);
}
