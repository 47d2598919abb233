// Radio spectra summed along the dispersion curves of trial measures, one thread for each sample of a trial.
#include <cstdio>
#include <cstdlib>
#include <vector>

#define DISPERSION 4148.808

struct Band {
  double top, width;  // MHz
  double rate;        // samples per second
};

__global__ void dedisperse(const float* spectra, float* series, int samples, int channels, Band band, double spacing) {
  int t = blockIdx.x * blockDim.x + threadIdx.x;
  if (t >= samples) return;
  double measure = spacing * (blockIdx.y + 1);
  float sum = 0.0f;
  int used = 0;
  for (int c = 0; c < channels; ++c) {
    double f = band.top - c * band.width;
    double late = DISPERSION * measure * (1.0 / (f * f) - 1.0 / (band.top * band.top));
    int delay = (int)(late * band.rate + 0.5);
    if (t + delay >= samples) break;  // lower channels come later still
    float flatten = (float)(band.top * band.top * (1.0 / (f * f)));
    sum += flatten * spectra[c * samples + t + delay];
    ++used;
  }
  series[blockIdx.y * samples + t] = sum / used;
}

int main(int argc, char** argv) {
  int samples = argc > 1 ? std::atoi(argv[1]) : 500;
  int channels = argc > 2 ? std::atoi(argv[2]) : 16;
  int trials = argc > 3 ? std::atoi(argv[3]) : 3;
  std::vector<float> spectra(size_t(channels) * samples), series(size_t(trials) * samples);
  for (size_t i = 0; i < spectra.size(); ++i) spectra[i] = 1.0f + 0.05f * (i * 7 % 31);
  float *device_spectra, *device_series;
  cudaMalloc(&device_spectra, spectra.size() * sizeof(float));
  cudaMalloc(&device_series, series.size() * sizeof(float));
  cudaMemcpy(device_spectra, spectra.data(), spectra.size() * sizeof(float), cudaMemcpyHostToDevice);
  dim3 grid((samples + 127) / 128, trials);
  Band band{1500.0, 5.0, 2000.0};
  dedisperse<<<grid, 128>>>(device_spectra, device_series, samples, channels, band, 12.5);
  cudaMemcpy(series.data(), device_series, series.size() * sizeof(float), cudaMemcpyDeviceToHost);
  double sum = 0;
  for (float value : series) sum += value;
  std::printf("%.4f\n", sum);
  cudaFree(device_spectra);
  cudaFree(device_series);
}
