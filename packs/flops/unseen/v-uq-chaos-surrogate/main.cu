// Polynomial chaos: a model of three uncertain inputs, replaced by a series of Legendre polynomials of limited total degree.
#include <cstdio>
#include <cstdlib>
#include <vector>

constexpr int HIGHEST = 9;

__constant__ double rise[HIGHEST], fall[HIGHEST];

// Three-term recurrence for the polynomials up to the given order, which is at least 1.
__device__ void legendre(double x, int order, double* p) {
  p[0] = 1.0;
  p[1] = x;
  for (int k = 1; k < order; ++k) p[k + 1] = rise[k] * x * p[k] - fall[k] * p[k - 1];
}

__global__ void surrogate(const double* coefficients, const double3* points, double* outputs, int samples, int order) {
  int s = blockIdx.x * blockDim.x + threadIdx.x;
  if (s >= samples) return;
  double px[HIGHEST + 1], py[HIGHEST + 1], pz[HIGHEST + 1];
  legendre(points[s].x, order, px);
  legendre(points[s].y, order, py);
  legendre(points[s].z, order, pz);
  double sum = 0.0;
  int term = 0;
  for (int i = 0; i <= order; ++i) {
    double plane = 0.0;
    for (int j = 0; j <= order - i; ++j) {
      double line = 0.0;
      for (int k = 0; k <= order - i - j; ++k) line += coefficients[term++] * pz[k];
      plane += line * py[j];
    }
    sum += plane * px[i];
  }
  outputs[s] = sum;
}

int main(int argc, char** argv) {
  int samples = argc > 1 ? std::atoi(argv[1]) : 1000;
  int order = argc > 2 ? std::atoi(argv[2]) : 3;
  if (order < 1 || order > HIGHEST) return 1;
  double host_rise[HIGHEST], host_fall[HIGHEST];
  for (int k = 0; k < HIGHEST; ++k) {
    host_rise[k] = (2.0 * k + 1.0) / (k + 1.0);
    host_fall[k] = k / (k + 1.0);
  }
  cudaMemcpyToSymbol(rise, host_rise, sizeof(host_rise));
  cudaMemcpyToSymbol(fall, host_fall, sizeof(host_fall));
  int terms = (order + 1) * (order + 2) * (order + 3) / 6;
  std::vector<double> coefficients(terms), outputs(samples);
  std::vector<double3> points(samples);
  for (int t = 0; t < terms; ++t) coefficients[t] = (t % 2 ? -1.0 : 1.0) / (1 + t);
  for (int s = 0; s < samples; ++s) {
    points[s] = make_double3(0.01 * (s * 17LL % 201 - 100), 0.01 * (s * 31LL % 199 - 99), 0.01 * (s * 53LL % 197 - 98));
  }
  double *device_coefficients, *device_outputs;
  double3* device_points;
  cudaMalloc(&device_coefficients, terms * sizeof(double));
  cudaMalloc(&device_points, samples * sizeof(double3));
  cudaMalloc(&device_outputs, samples * sizeof(double));
  cudaMemcpy(device_coefficients, coefficients.data(), terms * sizeof(double), cudaMemcpyHostToDevice);
  cudaMemcpy(device_points, points.data(), samples * sizeof(double3), cudaMemcpyHostToDevice);
  surrogate<<<(samples + 127) / 128, 128>>>(device_coefficients, device_points, device_outputs, samples, order);
  cudaMemcpy(outputs.data(), device_outputs, samples * sizeof(double), cudaMemcpyDeviceToHost);
  double sum = 0, squares = 0;
  for (double value : outputs) {
    sum += value;
    squares += value * value;
  }
  std::printf("%.9f %.9f\n", sum / samples, squares / samples);
  cudaFree(device_coefficients);
  cudaFree(device_points);
  cudaFree(device_outputs);
}
