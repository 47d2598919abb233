// Gaussian log likelihood of an EGARCH(1,1) model on a grid of its parameters alpha and beta.
#include <cstdio>
#include <cstdlib>
#include <vector>

struct Model {
  double omega, alpha, gamma, beta, start;
};

__global__ void egarch(const double* returns, int days, Model model, double step, double* likelihood, int side) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= side * side) return;
  double alpha = model.alpha + step * (i % side);
  double beta = model.beta + step * (i / side);
  double log_h = model.start;
  double sum = 0.0;
  for (int t = 0; t < days; ++t) {
    double r = returns[t];
    sum -= log_h + r * exp(-0.5 * log_h) * (r * exp(-0.5 * log_h));
    log_h = model.omega + beta * log_h + alpha * (fabs(r * exp(-0.5 * log_h)) - 0.7978845608) +
            model.gamma * (r * exp(-0.5 * log_h));
  }
  likelihood[i] = 0.5 * sum;
}

int main(int argc, char** argv) {
  int side = argc > 1 ? std::atoi(argv[1]) : 10;
  int days = argc > 2 ? std::atoi(argv[2]) : 50;
  int block = argc > 3 ? std::atoi(argv[3]) : 64;
  std::vector<double> returns(days), likelihood(side * side);
  for (int t = 0; t < days; ++t) returns[t] = 0.1 * ((t * 13) % 23 - 11) + 0.05 * (t % 4);
  double *device_returns, *device_likelihood;
  cudaMalloc(&device_returns, days * sizeof(double));
  cudaMalloc(&device_likelihood, likelihood.size() * sizeof(double));
  cudaMemcpy(device_returns, returns.data(), days * sizeof(double), cudaMemcpyHostToDevice);
  Model model = {-0.0625, 0.03125, -0.05, 0.75, -0.5};
  int grid = (side * side + block - 1) / block;
  egarch<<<grid, block>>>(device_returns, days, model, 0.00390625, device_likelihood, side);
  cudaMemcpy(likelihood.data(), device_likelihood, likelihood.size() * sizeof(double), cudaMemcpyDeviceToHost);
  int best = 0;
  for (int i = 1; i < side * side; ++i) {
    if (likelihood[i] > likelihood[best]) best = i;
  }
  std::printf("%d %.9f\n", best, likelihood[best]);
  cudaFree(device_returns);
  cudaFree(device_likelihood);
}
