// Edit distances between a pattern and many reads, a column of the table at a time in the bits of one word.
#include <cstdio>
#include <cstdlib>
#include <vector>

// Sixteen letters of a read lie in a word; masks[letter] has a bit for every place where the pattern has that letter.
template <typename Word>
__global__ void edit_distances(const unsigned* reads, const Word* masks, int pattern, int letters, int count, int* distances) {
  int r = blockIdx.x * blockDim.x + threadIdx.x;
  if (r >= count) return;
  Word plus = ~Word(0), minus = 0, last = Word(1) << (pattern - 1);
  int distance = pattern;
  for (int k = 0; k < letters; ++k) {
    unsigned packed = reads[(k / 16) * count + r];
    Word match = masks[(packed >> (2 * (k % 16))) & 3];
    Word diagonal = (((match & plus) + plus) ^ plus) | match | minus;
    Word rise = minus | ~(diagonal | plus);
    Word fall = diagonal & plus;
    distance += (rise & last) != 0;
    distance -= (fall & last) != 0;
    rise = (rise << 1) | 1;
    plus = (fall << 1) | ~(diagonal | rise);
    minus = rise & diagonal;
  }
  distances[r] = distance;
}

template <typename Word>
void measure(const unsigned* reads, int letters, int count, int pattern, int* device_distances) {
  std::vector<Word> masks(4);
  for (int i = 0; i < pattern; ++i) masks[(i * 7 + i / 5) % 4] |= Word(1) << i;
  Word* device_masks;
  cudaMalloc(&device_masks, masks.size() * sizeof(Word));
  cudaMemcpy(device_masks, masks.data(), masks.size() * sizeof(Word), cudaMemcpyHostToDevice);
  edit_distances<<<(count + 127) / 128, 128>>>(reads, device_masks, pattern, letters, count, device_distances);
  std::vector<int> distances(count);
  cudaMemcpy(distances.data(), device_distances, count * sizeof(int), cudaMemcpyDeviceToHost);
  long long sum = 0;
  for (int distance : distances) sum += distance;
  std::printf("%lld\n", sum);
  cudaFree(device_masks);
}

int main(int argc, char** argv) {
  int count = argc > 1 ? std::atoi(argv[1]) : 500;
  int letters = argc > 2 ? std::atoi(argv[2]) : 40;
  int pattern = argc > 3 ? std::atoi(argv[3]) : 33;
  if (pattern < 1 || pattern > 64) return 1;
  std::vector<unsigned> reads(size_t(count) * ((letters + 15) / 16));
  unsigned state = 99;
  for (unsigned& word : reads) word = state = state * 1664525u + 1013904223u;
  unsigned* device_reads;
  int* device_distances;
  cudaMalloc(&device_reads, reads.size() * sizeof(unsigned));
  cudaMalloc(&device_distances, count * sizeof(int));
  cudaMemcpy(device_reads, reads.data(), reads.size() * sizeof(unsigned), cudaMemcpyHostToDevice);
  measure<unsigned long long>(device_reads, letters, count, pattern, device_distances);
  measure<unsigned>(device_reads, letters / 2, count, pattern < 32 ? pattern : 32, device_distances);
  cudaFree(device_reads);
  cudaFree(device_distances);
}
