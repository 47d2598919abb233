// Kernels on the emulated device and the same work in plain C++, by CPU time; the best of several runs of each.
#include <algorithm>
#include <cstdio>
#include <cstring>
#include <ctime>
#include <vector>

__global__ void saxpy(int n, float a, const float* x, float* y) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) y[i] = a * x[i] + y[i];
}

__global__ void block_sum(const float* in, float* out, int n) {
  __shared__ float part[256];
  int t = threadIdx.x, i = blockIdx.x * blockDim.x + t;
  part[t] = i < n ? in[i] : 0;
  __syncthreads();
  for (int s = blockDim.x / 2; s > 0; s >>= 1) {
    if (t < s) part[t] += part[t + s];
    __syncthreads();
  }
  if (t == 0) out[blockIdx.x] = part[0];
}

__global__ void shuffle_sum(const float* in, float* out, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  float v = i < n ? in[i] : 0;
  for (int d = 16; d > 0; d /= 2) v += __shfl_down_sync(0xffffffff, v, d);
  if (threadIdx.x % 32 == 0) atomicAdd(out, v);
}

template <int T>
__global__ void multiply(const float* a, const float* b, float* c, int n) {
  __shared__ float x[T][T], y[T][T];
  int row = blockIdx.y * T + threadIdx.y, column = blockIdx.x * T + threadIdx.x;
  float sum = 0;
  for (int t = 0; t < n / T; t++) {
    x[threadIdx.y][threadIdx.x] = a[row * n + t * T + threadIdx.x];
    y[threadIdx.y][threadIdx.x] = b[(t * T + threadIdx.y) * n + column];
    __syncthreads();
    for (int k = 0; k < T; k++) sum += x[threadIdx.y][k] * y[k][threadIdx.x];
    __syncthreads();
  }
  c[row * n + column] = sum;
}

__attribute__((noinline)) void plain_saxpy(int n, float a, const float* x, float* y) {
  for (int i = 0; i < n; i++) y[i] = a * x[i] + y[i];
}
__attribute__((noinline)) float plain_sum(const float* x, int n) {
  float sum = 0;
  for (int i = 0; i < n; i++) sum += x[i];
  return sum;
}
__attribute__((noinline)) void plain_multiply(const float* a, const float* b, float* c, int n) {
  std::memset(c, 0, n * n * sizeof(float));
  for (int i = 0; i < n; i++)
    for (int k = 0; k < n; k++)
      for (int j = 0; j < n; j++) c[i * n + j] += a[i * n + k] * b[k * n + j];
}

double cpu_milliseconds() {
  timespec now;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
  return now.tv_sec * 1e3 + now.tv_nsec / 1e6;
}

template <class F>
double best(F f) {
  double least = 1e30;
  for (int i = 0; i < 5; i++) {
    double begin = cpu_milliseconds();
    f();
    least = std::min(least, cpu_milliseconds() - begin);
  }
  return least;
}

void row(const char* what, double emulated, double plain) { std::printf("%-24s %12.1f %10.2f %8.1f\n", what, emulated, plain, emulated / plain); }

int main() {
  const int n = 1 << 22, m = 512;
  std::vector<float> in(n, 1.0f), out(n);
  float *x, *y;
  cudaMalloc(&x, n * sizeof(float)), cudaMalloc(&y, n * sizeof(float));
  cudaMemcpy(x, in.data(), n * sizeof(float), cudaMemcpyHostToDevice);
  cudaMemcpy(y, in.data(), n * sizeof(float), cudaMemcpyHostToDevice);
  volatile float sink;
  double sum = best([&] { sink = plain_sum(in.data(), n); });
  double product = best([&] { plain_multiply(in.data(), in.data(), out.data(), m); });
  std::printf("%-24s %12s %10s %8s\n", "", "emulated ms", "plain ms", "ratio");
  row("saxpy", best([&] { saxpy<<<n / 256, 256>>>(n, 2, x, y); cudaDeviceSynchronize(); }), best([&] { plain_saxpy(n, 2, in.data(), out.data()); }));
  row("block reduction", best([&] { block_sum<<<n / 256, 256>>>(x, y, n); cudaDeviceSynchronize(); }), sum);
  row("shuffle reduction", best([&] { shuffle_sum<<<n / 256, 256>>>(x, y, n); cudaDeviceSynchronize(); }), sum);
  row("tiled product 16 x 16", best([&] { multiply<16><<<dim3(m / 16, m / 16), dim3(16, 16)>>>(x, x, y, m); cudaDeviceSynchronize(); }), product);
  row("tiled product 32 x 32", best([&] { multiply<32><<<dim3(m / 32, m / 32), dim3(32, 32)>>>(x, x, y, m); cudaDeviceSynchronize(); }), product);
}
