// Cell-averaging CFAR: in every Doppler row of a radar map, finds the peaks that stand out of the noise around them.
#include <cstdio>
#include <cstdlib>
#include <vector>

__global__ void detect(const float2* map, float2* hits, int ranges, int guard, int train, float alpha) {
  extern __shared__ float power[];
  const float2* row = map + size_t(blockIdx.x) * ranges;
  for (int r = threadIdx.x; r < ranges; r += blockDim.x) {
    float2 z = row[r];
    power[r] = z.x * z.x + z.y * z.y;
  }
  __syncthreads();
  for (int r = threadIdx.x + 1; r < ranges - 1; r += blockDim.x) {
    float sum = 0.0f;
    int count = 0;
    for (int k = guard + 1; k <= guard + train; ++k) {
      if (r >= k) {
        sum += power[r - k];
        ++count;
      }
      if (r + k < ranges) {
        sum += power[r + k];
        ++count;
      }
    }
    float noise = sum / count;
    float cell = power[r];
    if (cell > alpha * noise && cell > power[r - 1] && cell >= power[r + 1]) {
      float bend = power[r - 1] - 2.0f * cell + power[r + 1];
      float offset = 0.5f * (power[r - 1] - power[r + 1]) / bend;
      hits[size_t(blockIdx.x) * ranges + r] = make_float2(r + offset, cell / (alpha * noise));
    }
  }
}

int main(int argc, char** argv) {
  int rows = argc > 1 ? std::atoi(argv[1]) : 8;
  int ranges = argc > 2 ? std::atoi(argv[2]) : 400;
  size_t count = size_t(rows) * ranges;
  std::vector<float2> map(count);
  for (size_t i = 0; i < count; ++i) {
    unsigned mix = static_cast<unsigned>(i) * 2246822519u;
    float noise = 0.0625f * ((mix >> 20) % 29);
    float echo = i % 211 == 0 ? 9.0f : i % 211 == 1 ? 5.0f : 0.0f;
    map[i] = make_float2(noise + echo, 0.5f - 0.03125f * ((mix >> 9) % 31));
  }
  float2 *device_map, *device_hits;
  cudaMalloc(&device_map, count * sizeof(float2));
  cudaMalloc(&device_hits, count * sizeof(float2));
  cudaMemcpy(device_map, map.data(), count * sizeof(float2), cudaMemcpyHostToDevice);
  cudaMemset(device_hits, 0, count * sizeof(float2));
  detect<<<rows, 160, ranges * sizeof(float)>>>(device_map, device_hits, ranges, 2, 12, 2.5f);
  cudaMemcpy(map.data(), device_hits, count * sizeof(float2), cudaMemcpyDeviceToHost);
  int found = 0;
  double sum = 0;
  for (float2 hit : map) {
    found += hit.y > 0.0f;
    sum += hit.x + hit.y;
  }
  std::printf("%d %.4f\n", found, sum);
  cudaFree(device_map);
  cudaFree(device_hits);
}
