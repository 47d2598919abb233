// Max pooling with padding over a batch of image planes.
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <vector>

__global__ void max_pool(const float* in, float* out, int height, int width, int out_height, int out_width, int window,
                         int stride, int pad) {
  int x = blockIdx.x * blockDim.x + threadIdx.x;
  int y = blockIdx.y * blockDim.y + threadIdx.y;
  if (x >= out_width || y >= out_height) return;
  const float* plane = in + (size_t)blockIdx.z * height * width;
  int top = max(y * stride - pad, 0), bottom = min(y * stride - pad + window, height);
  int left = max(x * stride - pad, 0), right = min(x * stride - pad + window, width);
  float best = -INFINITY;
  for (int row = top; row < bottom; ++row) {
    for (int col = left; col < right; ++col) best = fmaxf(best, plane[row * width + col]);
  }
  out[((size_t)blockIdx.z * out_height + y) * out_width + x] = best;
}

int main(int argc, char** argv) {
  int batch = argc > 1 ? std::atoi(argv[1]) : 2;
  int channels = argc > 2 ? std::atoi(argv[2]) : 3;
  int height = argc > 3 ? std::atoi(argv[3]) : 32;
  int width = argc > 4 ? std::atoi(argv[4]) : 32;
  int window = argc > 5 ? std::atoi(argv[5]) : 2;
  int stride = argc > 6 ? std::atoi(argv[6]) : 2;
  int pad = window / 2, planes = batch * channels;
  int out_height = (height + 2 * pad - window) / stride + 1;
  int out_width = (width + 2 * pad - window) / stride + 1;
  std::vector<float> in((size_t)planes * height * width), out((size_t)planes * out_height * out_width);
  for (size_t i = 0; i < in.size(); ++i) in[i] = 0.125f * (int)(i * 7919 % 1009) - 60.0f;
  float *device_in, *device_out;
  cudaMalloc(&device_in, in.size() * sizeof(float));
  cudaMalloc(&device_out, out.size() * sizeof(float));
  cudaMemcpy(device_in, in.data(), in.size() * sizeof(float), cudaMemcpyHostToDevice);
  dim3 block(32, 4);
  dim3 grid((out_width + block.x - 1) / block.x, (out_height + block.y - 1) / block.y, planes);
  max_pool<<<grid, block>>>(device_in, device_out, height, width, out_height, out_width, window, stride, pad);
  cudaMemcpy(out.data(), device_out, out.size() * sizeof(float), cudaMemcpyDeviceToHost);
  double sum = 0;
  for (float value : out) sum += value;
  std::printf("%.6f\n", sum);
  cudaFree(device_in);
  cudaFree(device_out);
}
