// Counts samples in the bins between sorted, unevenly spaced edges; the bin is found by recursive bisection.
#include <cstdio>
#include <cstdlib>
#include <vector>

// First edge of edges[first, last) above key, or last.
__device__ int upper_edge(const double* edges, int first, int last, double key) {
  if (first >= last) return first;
  int middle = first + (last - first) / 2;
  if (edges[middle] <= key) return upper_edge(edges, middle + 1, last, key);
  return upper_edge(edges, first, middle, key);
}

__global__ void digitize(const double* samples, int samples_count, const double* edges, int edges_count, unsigned* counts) {
  int stride = gridDim.x * blockDim.x;
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < samples_count; i += stride) {
    int bin = upper_edge(edges, 0, edges_count, samples[i]);
    atomicAdd(&counts[bin], 1u);
  }
}

int main(int argc, char** argv) {
  int samples_count = argc > 1 ? std::atoi(argv[1]) : 5000;
  int edges_count = argc > 2 ? std::atoi(argv[2]) : 50;
  std::vector<double> samples(samples_count), edges(edges_count);
  for (int k = 0; k < edges_count; ++k) edges[k] = 0.001 * k * k + 0.05 * k;
  for (int i = 0; i < samples_count; ++i) samples[i] = (i * 7919LL % 100003) * 1.06e-2 - 3.0;
  std::vector<unsigned> counts(edges_count + 1);
  double *device_samples, *device_edges;
  unsigned* device_counts;
  cudaMalloc(&device_samples, samples_count * sizeof(double));
  cudaMalloc(&device_edges, edges_count * sizeof(double));
  cudaMalloc(&device_counts, counts.size() * sizeof(unsigned));
  cudaMemcpy(device_samples, samples.data(), samples_count * sizeof(double), cudaMemcpyHostToDevice);
  cudaMemcpy(device_edges, edges.data(), edges_count * sizeof(double), cudaMemcpyHostToDevice);
  cudaMemset(device_counts, 0, counts.size() * sizeof(unsigned));
  digitize<<<150, 192>>>(device_samples, samples_count, device_edges, edges_count, device_counts);
  cudaMemcpy(counts.data(), device_counts, counts.size() * sizeof(unsigned), cudaMemcpyDeviceToHost);
  unsigned long long sum = 0;
  for (size_t bin = 0; bin < counts.size(); ++bin) sum += (bin + 1) * counts[bin];
  std::printf("%llu\n", sum);
  cudaFree(device_samples);
  cudaFree(device_edges);
  cudaFree(device_counts);
}
