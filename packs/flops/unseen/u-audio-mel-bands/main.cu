// Levels and centroids of overlapping triangular bands of a spectrogram, one thread for each band of a frame.
#include <cstdio>
#include <cstdlib>
#include <vector>

template <typename T>
T* upload(const std::vector<T>& values) {
  T* device;
  cudaMalloc(&device, values.size() * sizeof(T));
  cudaMemcpy(device, values.data(), values.size() * sizeof(T), cudaMemcpyHostToDevice);
  return device;
}

// Band b rises from bin edges[b] to edges[b + 1] and falls to edges[b + 2].
__global__ void mel_bands(const float2* spectrum, int frames, int bins, const int* edges, int bands, float quietest, float2* features) {
  int band = threadIdx.x;
  int frame = blockIdx.x * blockDim.y + threadIdx.y;
  if (frame >= frames || band >= bands) return;
  int left = edges[band], centre = edges[band + 1], right = edges[band + 2];
  const float2* row = spectrum + size_t(frame) * bins;
  double energy = 0.0, moment = 0.0;
  for (int k = left; k < right; ++k) {
    float2 z = row[k];
    float weight = k < centre ? float(k - left + 1) / (centre - left + 1) : float(right - k) / (right - centre);
    energy += weight * (z.x * z.x + z.y * z.y);
    moment += double(k) * (weight * (z.x * z.x + z.y * z.y));
  }
  float level = 10.0f * log10f(float(energy) + 1e-10f);
  features[frame * bands + band] = make_float2(fmaxf(level, quietest), float(moment) / float(energy));
}

int main(int argc, char** argv) {
  int frames = argc > 1 ? std::atoi(argv[1]) : 20;
  int bins = argc > 2 ? std::atoi(argv[2]) : 129;
  int bands = argc > 3 ? std::atoi(argv[3]) : 20;
  std::vector<int> edges(bands + 2);
  for (int b = 0; b < bands + 2; ++b) edges[b] = 2 * b + b * b / 12;
  if (bands > 64 || edges.back() > bins) return 1;
  std::vector<float2> spectrum(size_t(frames) * bins), features(size_t(frames) * bands);
  for (size_t i = 0; i < spectrum.size(); ++i) spectrum[i] = make_float2(0.02f * (i % 89) - 0.5f, 0.01f + 0.03f * (i % 41));
  float2* device_spectrum = upload(spectrum);
  float2* device_features = upload(features);
  int* device_edges = upload(edges);
  dim3 block(64, 4);
  mel_bands<<<(frames + 3) / 4, block>>>(device_spectrum, frames, bins, device_edges, bands, -80.0f, device_features);
  cudaMemcpy(features.data(), device_features, features.size() * sizeof(float2), cudaMemcpyDeviceToHost);
  double sum = 0;
  for (const float2& feature : features) sum += feature.x + feature.y;
  std::printf("%.4f\n", sum);
  cudaFree(device_spectrum);
  cudaFree(device_features);
  cudaFree(device_edges);
}
