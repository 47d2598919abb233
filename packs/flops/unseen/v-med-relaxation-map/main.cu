// Magnetic resonance imaging: the relaxation time of every voxel from a straight line through the logarithms of its echoes.
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <vector>

__global__ void fit_decay(const float* signal, float* map, int nx, int ny, int nz, int echoes, float spacing, float threshold) {
  int x = blockIdx.x * blockDim.x + threadIdx.x;
  int y = blockIdx.y * blockDim.y + threadIdx.y;
  int z = blockIdx.z * blockDim.z + threadIdx.z;
  if (x >= nx || y >= ny || z >= nz) return;
  int voxels = nx * ny * nz, voxel = (z * ny + y) * nx + x;
  if (signal[voxel] < threshold) {
    map[voxel] = 0.0f;
    return;
  }
  double t = 0.0, l = 0.0, tt = 0.0, tl = 0.0;
  for (int e = 0; e < echoes; ++e) {
    float time = spacing * (e + 1);
    float logarithm = logf(signal[e * voxels + voxel]);
    t += time;
    l += logarithm;
    tt += double(time) * time;
    tl += double(time) * logarithm;
  }
  double slope = (echoes * tl - t * l) / (echoes * tt - t * t);
  map[voxel] = static_cast<float>(-1.0 / slope);
}

int main(int argc, char** argv) {
  int nx = argc > 1 ? std::atoi(argv[1]) : 20;
  int ny = argc > 2 ? std::atoi(argv[2]) : 20;
  int nz = argc > 3 ? std::atoi(argv[3]) : 4;
  int echoes = argc > 4 ? std::atoi(argv[4]) : 4;
  const float spacing = 10.0f, threshold = 50.0f;
  int voxels = nx * ny * nz;
  std::vector<float> signal(static_cast<size_t>(voxels) * echoes), map(voxels);
  for (int z = 0; z < nz; ++z) {
    for (int y = 0; y < ny; ++y) {
      for (int x = 0; x < nx; ++x) {
        int dx = 2 * x - nx, dy = 2 * y - ny, voxel = (z * ny + y) * nx + x;
        float start = dx * dx + dy * dy < nx * ny ? 900.0f + 5.0f * (x % 20) : 12.0f;
        float relaxation = 60.0f + 4.0f * ((x + 2 * y + 3 * z) % 15);
        for (int e = 0; e < echoes; ++e) signal[e * voxels + voxel] = start * std::exp(-spacing * (e + 1) / relaxation);
      }
    }
  }
  float *device_signal, *device_map;
  cudaMalloc(&device_signal, signal.size() * sizeof(float));
  cudaMalloc(&device_map, voxels * sizeof(float));
  cudaMemcpy(device_signal, signal.data(), signal.size() * sizeof(float), cudaMemcpyHostToDevice);
  dim3 block(16, 4, 2);
  dim3 grid((nx + 15) / 16, (ny + 3) / 4, (nz + 1) / 2);
  fit_decay<<<grid, block>>>(device_signal, device_map, nx, ny, nz, echoes, spacing, threshold);
  cudaMemcpy(map.data(), device_map, voxels * sizeof(float), cudaMemcpyDeviceToHost);
  double sum = 0;
  for (float value : map) sum += value;
  std::printf("%.3f\n", sum);
  cudaFree(device_signal);
  cudaFree(device_map);
}
