// Two second-order IIR sections in a row, applied to every channel of an interleaved recording.
#include <cstdio>
#include <cstdlib>
#include <vector>

struct Biquad {
  double b0, b1, b2;
  double a1, a2;
};

__device__ double section(const Biquad& f, double x, double& s1, double& s2) {
  double y = f.b0 * x + s1;
  s1 = f.b1 * x - f.a1 * y + s2;
  s2 = f.b2 * x - f.a2 * y;
  return y;
}

// One thread per channel; the grid covers the channels exactly.
__global__ void filterChannels(const double* in, double* out, int samples, Biquad first, Biquad second) {
  int channels = gridDim.x * blockDim.x;
  int channel = blockIdx.x * blockDim.x + threadIdx.x;
  double p1 = 0.0, p2 = 0.0;
  double q1 = 0.0, q2 = 0.0;
  for (int i = 0; i < samples; ++i) {
    size_t at = size_t(i) * channels + channel;
    double middle = section(first, in[at], p1, p2);
    out[at] = section(second, middle, q1, q2);
  }
}

int main(int argc, char** argv) {
  int blocks = argc > 1 ? std::atoi(argv[1]) : 2;
  int block = argc > 2 ? std::atoi(argv[2]) : 32;
  int samples = argc > 3 ? std::atoi(argv[3]) : 100;
  size_t count = size_t(blocks) * block * samples;
  std::vector<double> recording(count);
  for (size_t i = 0; i < count; ++i) recording[i] = 0.1 * (i % 23) - 0.05 * (i % 41);
  double *device_in, *device_out;
  cudaMalloc(&device_in, count * sizeof(double));
  cudaMalloc(&device_out, count * sizeof(double));
  cudaMemcpy(device_in, recording.data(), count * sizeof(double), cudaMemcpyHostToDevice);
  Biquad lowPass{0.0675, 0.135, 0.0675, -1.143, 0.413};
  Biquad highPass{0.8, -1.6, 0.8, -1.56, 0.64};
  filterChannels<<<blocks, block>>>(device_in, device_out, samples, lowPass, highPass);
  cudaMemcpy(recording.data(), device_out, count * sizeof(double), cudaMemcpyDeviceToHost);
  double sum = 0;
  for (double value : recording) sum += value * value;
  std::printf("%.9f\n", sum);
  cudaFree(device_in);
  cudaFree(device_out);
}
