// Cross entropy of a softmax over rows of logits and its gradient, a warp per row, skipping rows with an ignored label.
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <vector>

#include <cooperative_groups.h>
#include <cooperative_groups/reduce.h>

namespace cg = cooperative_groups;

__global__ void cross_entropy(const float* logits, const int* labels, float* gradient, double* losses, int rows, int cols,
                              int ignored) {
  auto warp = cg::tiled_partition<32>(cg::this_thread_block());
  int r = blockIdx.x * warp.meta_group_size() + warp.meta_group_rank();
  if (r >= rows) return;
  int label = labels[r];
  if (label == ignored) return;
  const float* row = logits + (size_t)r * cols;
  float best = -INFINITY;
  for (int c = warp.thread_rank(); c < cols; c += 32) best = fmaxf(best, row[c]);
  best = cg::reduce(warp, best, cg::greater<float>());
  double total = 0.0;
  for (int c = warp.thread_rank(); c < cols; c += 32) total += expf(row[c] - best);
  total = cg::reduce(warp, total, cg::plus<double>());
  for (int c = warp.thread_rank(); c < cols; c += 32) {
    float p = (float)(expf(row[c] - best) / total);
    if (c == label) p -= 1.0f;
    gradient[(size_t)r * cols + c] = p;
  }
  if (warp.thread_rank() == 0) {
    double value = log(total) - (row[label] - best);
    losses[r] = value;
  }
}

int main(int argc, char** argv) {
  int rows = argc > 1 ? std::atoi(argv[1]) : 200;
  int cols = argc > 2 ? std::atoi(argv[2]) : 40;
  size_t n = (size_t)rows * cols;
  std::vector<float> logits(n), gradient(n);
  std::vector<int> labels(rows);
  std::vector<double> losses(rows);
  for (size_t i = 0; i < n; ++i) logits[i] = 0.1f * (int)(i * 13 % 61) - 3.0f;
  for (int r = 0; r < rows; ++r) labels[r] = r % 8 == 5 ? -1 : (r * 11) % cols;
  float *device_logits, *device_gradient;
  int* device_labels;
  double* device_losses;
  cudaMalloc(&device_logits, n * sizeof(float));
  cudaMalloc(&device_gradient, n * sizeof(float));
  cudaMalloc(&device_labels, rows * sizeof(int));
  cudaMalloc(&device_losses, rows * sizeof(double));
  cudaMemcpy(device_logits, logits.data(), n * sizeof(float), cudaMemcpyHostToDevice);
  cudaMemcpy(device_labels, labels.data(), rows * sizeof(int), cudaMemcpyHostToDevice);
  cudaMemset(device_gradient, 0, n * sizeof(float));
  cudaMemset(device_losses, 0, rows * sizeof(double));
  cross_entropy<<<(rows + 3) / 4, 128>>>(device_logits, device_labels, device_gradient, device_losses, rows, cols, -1);
  cudaMemcpy(gradient.data(), device_gradient, n * sizeof(float), cudaMemcpyDeviceToHost);
  cudaMemcpy(losses.data(), device_losses, rows * sizeof(double), cudaMemcpyDeviceToHost);
  double sum = 0;
  for (double value : losses) sum += value;
  for (size_t i = 0; i < n; ++i) sum += gradient[i] * (double)(i % 5);
  std::printf("%.6f\n", sum);
  cudaFree(device_logits);
  cudaFree(device_gradient);
  cudaFree(device_labels);
  cudaFree(device_losses);
}
