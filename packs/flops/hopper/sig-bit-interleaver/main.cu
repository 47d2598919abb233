// Row-column interleaver: the bits of each codeword are written row by row and read column by column.
#include <cstdio>
#include <cstdlib>
#include <vector>

// One warp turns a tile of 32 x 32 bits; rowTiles and columnTiles count such tiles.
__global__ void interleave(const unsigned* words, unsigned* turned, int rowTiles, int columnTiles) {
  int lane = threadIdx.x;
  int tileColumn = blockIdx.x;
  int tileRow = blockIdx.y * blockDim.y + threadIdx.y;
  if (tileRow >= rowTiles) return;
  size_t codeword = size_t(blockIdx.z) * 32 * rowTiles * columnTiles;
  unsigned word = words[codeword + size_t(tileRow * 32 + lane) * columnTiles + tileColumn];
  unsigned column = 0;
  for (int bit = 0; bit < 32; ++bit) {
    unsigned votes = __ballot_sync(0xffffffffu, (word >> bit) & 1u);
    if (lane == bit) column = votes;
  }
  turned[codeword + size_t(tileColumn * 32 + lane) * rowTiles + tileRow] = column;
}

int main(int argc, char** argv) {
  int rowTiles = argc > 1 ? std::atoi(argv[1]) : 6;
  int columnTiles = argc > 2 ? std::atoi(argv[2]) : 5;
  int codewords = argc > 3 ? std::atoi(argv[3]) : 2;
  size_t count = size_t(codewords) * 32 * rowTiles * columnTiles;
  std::vector<unsigned> words(count);
  for (size_t i = 0; i < count; ++i) words[i] = static_cast<unsigned>(i) * 2654435761u ^ static_cast<unsigned>(i >> 3);
  unsigned *device_words, *device_turned;
  cudaMalloc(&device_words, count * sizeof(unsigned));
  cudaMalloc(&device_turned, count * sizeof(unsigned));
  cudaMemcpy(device_words, words.data(), count * sizeof(unsigned), cudaMemcpyHostToDevice);
  dim3 block(32, 4);
  dim3 grid(columnTiles, (rowTiles + block.y - 1) / block.y, codewords);
  interleave<<<grid, block>>>(device_words, device_turned, rowTiles, columnTiles);
  cudaMemcpy(words.data(), device_turned, count * sizeof(unsigned), cudaMemcpyDeviceToHost);
  unsigned sum = 0;
  for (unsigned word : words) sum = sum * 17u + word;
  std::printf("%08x\n", sum);
  cudaFree(device_words);
  cudaFree(device_turned);
}
