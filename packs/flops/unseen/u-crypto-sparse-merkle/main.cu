// Root hashes of sparse Merkle trees, one thread for each tree; a subtree without entries has a known root.
#include <cstdio>
#include <cstdlib>
#include <vector>

using Hash = unsigned long long;

constexpr int MOST_LEVELS = 10;

struct Forest {
  const Hash* leaves;
  const int* before;  // how many leaves with an entry come before each leaf
  int levels;
};

__constant__ Hash empty_roots[MOST_LEVELS + 1];

__host__ __device__ Hash combine(Hash left, Hash right) {
  Hash h = left * 0xd1b54a32d192ed03ull ^ (right << 23 | right >> 41);
  h ^= h >> 29;
  h *= 0x8cb92ba72f3d8dd7ull;
  return h ^ h >> 32;
}

__device__ Hash root(const Forest& forest, int first, int level) {
  if (forest.before[first] == forest.before[first + (1 << level)]) return empty_roots[level];
  if (level == 0) return combine(forest.leaves[first], 1);
  Hash left = root(forest, first, level - 1);
  Hash right = root(forest, first + (1 << (level - 1)), level - 1);
  return combine(left, right);
}

__global__ void merkle_roots(Forest forest, int trees, Hash* roots) {
  int t = blockIdx.x * blockDim.x + threadIdx.x;
  if (t >= trees) return;
  roots[t] = root(forest, t << forest.levels, forest.levels);
}

int main(int argc, char** argv) {
  int trees = argc > 1 ? std::atoi(argv[1]) : 100;
  int levels = argc > 2 ? std::atoi(argv[2]) : 4;
  if (levels > MOST_LEVELS) return 1;
  Hash empty[MOST_LEVELS + 1] = {combine(0, 0)};
  for (int level = 0; level < MOST_LEVELS; ++level) empty[level + 1] = combine(empty[level], empty[level]);
  cudaMemcpyToSymbol(empty_roots, empty, sizeof empty);
  int count = trees << levels;
  std::vector<Hash> leaves(count), roots(trees);
  std::vector<int> before(count + 1);
  unsigned state = 2024;
  for (int i = 0; i < count; ++i) {
    state = state * 1664525u + 1013904223u;
    bool entry = state >> 28 == 0 && (i >> levels) % 9 != 4;
    leaves[i] = entry ? combine(state, i) : 0;
    before[i + 1] = before[i] + entry;
  }
  Hash *device_leaves, *device_roots;
  int* device_before;
  cudaMalloc(&device_leaves, count * sizeof(Hash));
  cudaMalloc(&device_roots, trees * sizeof(Hash));
  cudaMalloc(&device_before, before.size() * sizeof(int));
  cudaMemcpy(device_leaves, leaves.data(), count * sizeof(Hash), cudaMemcpyHostToDevice);
  cudaMemcpy(device_before, before.data(), before.size() * sizeof(int), cudaMemcpyHostToDevice);
  cudaDeviceSetLimit(cudaLimitStackSize, 8192);
  merkle_roots<<<(trees + 95) / 96, 96>>>(Forest{device_leaves, device_before, levels}, trees, device_roots);
  cudaMemcpy(roots.data(), device_roots, trees * sizeof(Hash), cudaMemcpyDeviceToHost);
  Hash all = 0;
  for (Hash hash : roots) all = combine(all, hash);
  std::printf("%016llx\n", all);
  cudaFree(device_leaves);
  cudaFree(device_roots);
  cudaFree(device_before);
}
