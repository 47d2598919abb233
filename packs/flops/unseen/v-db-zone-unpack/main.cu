// Decodes a column of bit-packed dictionary codes and notes the least and the greatest value of each zone of rows.
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <vector>

struct Column {
  const unsigned* words;
  const float* dictionary;
  int rows;
  int width;  // bits of one code
};

__device__ unsigned code_at(const Column& column, int row) {
  long long bit = static_cast<long long>(row) * column.width;
  const unsigned* word = column.words + (bit >> 5);
  return __funnelshift_r(word[0], word[1], static_cast<unsigned>(bit & 31)) & ((1u << column.width) - 1);
}

// One warp for each zone.
__global__ void unpack_zones(Column column, int zone_rows, float* values, float2* zones) {
  int zone = blockIdx.x * blockDim.y + threadIdx.y;
  int first = zone * zone_rows;
  if (first >= column.rows) return;
  int last = min(first + zone_rows, column.rows);
  float low = INFINITY, high = -INFINITY;
  for (int row = first + threadIdx.x; row < last; row += 32) {
    float value = column.dictionary[code_at(column, row)];
    values[row] = value;
    low = fminf(low, value);
    high = fmaxf(high, value);
  }
  for (int distance = 16; distance > 0; distance /= 2) {
    low = fminf(low, __shfl_xor_sync(0xffffffffu, low, distance));
    high = fmaxf(high, __shfl_xor_sync(0xffffffffu, high, distance));
  }
  if (threadIdx.x == 0) zones[zone] = make_float2(low, high);
}

int main(int argc, char** argv) {
  int rows = argc > 1 ? std::atoi(argv[1]) : 5000;
  int width = argc > 2 ? std::atoi(argv[2]) : 7;
  int zone_rows = argc > 3 ? std::atoi(argv[3]) : 500;
  int distinct = (1 << width) - (1 << width) / 4;
  int count = (rows + zone_rows - 1) / zone_rows;
  std::vector<float> dictionary(distinct), values(rows);
  std::vector<unsigned> words((static_cast<long long>(rows) * width + 31) / 32 + 1, 0u);
  std::vector<float2> zones(count);
  for (int k = 0; k < distinct; ++k) dictionary[k] = 0.5f * (k * 37 % 1009) - 120.0f;
  for (int row = 0; row < rows; ++row) {
    unsigned code = (row * 2654435761u >> 8) % distinct;
    long long bit = static_cast<long long>(row) * width;
    unsigned long long shifted = static_cast<unsigned long long>(code) << (bit & 31);
    words[bit >> 5] |= static_cast<unsigned>(shifted);
    words[(bit >> 5) + 1] |= static_cast<unsigned>(shifted >> 32);
  }
  unsigned* device_words;
  float *device_dictionary, *device_values;
  float2* device_zones;
  cudaMalloc(&device_words, words.size() * sizeof(unsigned));
  cudaMalloc(&device_dictionary, distinct * sizeof(float));
  cudaMalloc(&device_values, rows * sizeof(float));
  cudaMalloc(&device_zones, count * sizeof(float2));
  cudaMemcpy(device_words, words.data(), words.size() * sizeof(unsigned), cudaMemcpyHostToDevice);
  cudaMemcpy(device_dictionary, dictionary.data(), distinct * sizeof(float), cudaMemcpyHostToDevice);
  Column column = {device_words, device_dictionary, rows, width};
  dim3 block(32, 8);
  unpack_zones<<<(count + 7) / 8, block>>>(column, zone_rows, device_values, device_zones);
  cudaMemcpy(values.data(), device_values, rows * sizeof(float), cudaMemcpyDeviceToHost);
  cudaMemcpy(zones.data(), device_zones, count * sizeof(float2), cudaMemcpyDeviceToHost);
  double sum = 0, spread = 0;
  for (float value : values) sum += value;
  for (const float2& zone : zones) spread += zone.y - zone.x;
  std::printf("%.3f %.3f\n", sum, spread);
  cudaFree(device_words);
  cudaFree(device_dictionary);
  cudaFree(device_values);
  cudaFree(device_zones);
}
