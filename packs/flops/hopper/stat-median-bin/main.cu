// Cumulative counts of many histograms and, for each of them, the centre of the bin that holds the median.
#include <cstdio>
#include <cstdlib>
#include <cub/block/block_scan.cuh>
#include <vector>

template <int THREADS, int ITEMS>
__global__ void median_bins(const unsigned* counts, const float* centres, float* cumulative, float* medians, int bins) {
  using Scan = cub::BlockScan<unsigned, THREADS>;
  __shared__ typename Scan::TempStorage storage;
  int row = blockIdx.x * bins;
  unsigned count[ITEMS], running[ITEMS], total;
  for (int k = 0; k < ITEMS; ++k) {
    int bin = threadIdx.x * ITEMS + k;
    count[k] = bin < bins ? counts[row + bin] : 0u;
  }
  Scan(storage).InclusiveSum(count, running, total);
  for (int k = 0; k < ITEMS; ++k) {
    int bin = threadIdx.x * ITEMS + k;
    if (bin < bins) {
      cumulative[row + bin] = static_cast<float>(running[k]);
      unsigned before = running[k] - count[k];
      if (2 * before < total && 2 * running[k] >= total) medians[blockIdx.x] = centres[bin];
    }
  }
}

int main(int argc, char** argv) {
  constexpr int kThreads = 128, kItems = 4;
  int histograms = argc > 1 ? std::atoi(argv[1]) : 10;
  int bins = argc > 2 ? std::atoi(argv[2]) : 300;
  if (bins > kThreads * kItems) return 1;
  size_t total = static_cast<size_t>(histograms) * bins;
  std::vector<unsigned> counts(total);
  std::vector<float> centres(bins), cumulative(total), medians(histograms);
  for (int b = 0; b < bins; ++b) centres[b] = -2.0f + 0.0078125f * (b + 0.5f);
  for (size_t i = 0; i < total; ++i) counts[i] = 1 + i * 2654435761u % 97 + (i / bins + i % bins) % 41;
  unsigned* device_counts;
  float *device_centres, *device_cumulative, *device_medians;
  cudaMalloc(&device_counts, total * sizeof(unsigned));
  cudaMalloc(&device_centres, bins * sizeof(float));
  cudaMalloc(&device_cumulative, total * sizeof(float));
  cudaMalloc(&device_medians, histograms * sizeof(float));
  cudaMemcpy(device_counts, counts.data(), total * sizeof(unsigned), cudaMemcpyHostToDevice);
  cudaMemcpy(device_centres, centres.data(), bins * sizeof(float), cudaMemcpyHostToDevice);
  median_bins<kThreads, kItems>
      <<<histograms, kThreads>>>(device_counts, device_centres, device_cumulative, device_medians, bins);
  cudaMemcpy(cumulative.data(), device_cumulative, total * sizeof(float), cudaMemcpyDeviceToHost);
  cudaMemcpy(medians.data(), device_medians, histograms * sizeof(float), cudaMemcpyDeviceToHost);
  double sum = 0;
  for (float value : medians) sum += value;
  std::printf("%.6f %.1f\n", sum / histograms, cumulative[total - 1]);
  cudaFree(device_counts);
  cudaFree(device_centres);
  cudaFree(device_cumulative);
  cudaFree(device_medians);
}
