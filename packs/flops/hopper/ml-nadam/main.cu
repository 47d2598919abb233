// Steps of the Nadam optimizer (Adam with Nesterov momentum) with decoupled weight decay.
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <vector>

struct Hyper {
  double rate, beta1, beta2, epsilon, decay, correction1, correction2;
};

__global__ void nadam_step(double* weights, const double* gradients, double* means, double* variances, int n, Hyper h) {
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x) {
    double g = gradients[i];
    double m = h.beta1 * means[i] + (1.0 - h.beta1) * g;
    double v = h.beta2 * variances[i] + (1.0 - h.beta2) * g * g;
    double direction = (h.beta1 * m + (1.0 - h.beta1) * g) / h.correction1;
    means[i] = m;
    variances[i] = v;
    weights[i] -= h.rate * (direction / (sqrt(v / h.correction2) + h.epsilon) + h.decay * weights[i]);
  }
}

int main(int argc, char** argv) {
  int n = argc > 1 ? std::atoi(argv[1]) : 1000;
  int blocks = argc > 2 ? std::atoi(argv[2]) : 8;
  int steps = argc > 3 ? std::atoi(argv[3]) : 1;
  std::vector<double> weights(n), gradients(n);
  for (int i = 0; i < n; ++i) {
    weights[i] = 0.01 * (i % 83) - 0.4;
    gradients[i] = (i % 2 ? 0.5 : -0.5) * (1 + i % 97) / 97.0;
  }
  size_t bytes = n * sizeof(double);
  double *device_weights, *device_gradients, *device_means, *device_variances;
  cudaMalloc(&device_weights, bytes);
  cudaMalloc(&device_gradients, bytes);
  cudaMalloc(&device_means, bytes);
  cudaMalloc(&device_variances, bytes);
  cudaMemcpy(device_weights, weights.data(), bytes, cudaMemcpyHostToDevice);
  cudaMemcpy(device_gradients, gradients.data(), bytes, cudaMemcpyHostToDevice);
  cudaMemset(device_means, 0, bytes);
  cudaMemset(device_variances, 0, bytes);
  Hyper hyper{0.001, 0.9, 0.999, 1e-8, 0.01, 1.0, 1.0};
  for (int step = 1; step <= steps; ++step) {
    hyper.correction1 = 1.0 - std::pow(hyper.beta1, step);
    hyper.correction2 = 1.0 - std::pow(hyper.beta2, step);
    nadam_step<<<blocks, 128>>>(device_weights, device_gradients, device_means, device_variances, n, hyper);
  }
  cudaMemcpy(weights.data(), device_weights, bytes, cudaMemcpyDeviceToHost);
  double sum = 0;
  for (double value : weights) sum += value;
  std::printf("%.9f\n", sum);
  cudaFree(device_weights);
  cudaFree(device_gradients);
  cudaFree(device_means);
  cudaFree(device_variances);
}
