// The chance that a forest of boosted decision trees gives to each row of a table.
#include <cstdio>
#include <cstdlib>
#include <vector>

constexpr int DEPTH = 6;

// An inner node compares a feature with its value; a leaf has a negative feature and answers with its value.
struct Node {
  int feature;
  float value, correction;
};

__device__ float descend(const Node* tree, const float* row, int node) {
  Node here = tree[node];
  if (here.feature < 0) return here.value;
  return here.correction + descend(tree, row, 2 * node + 1 + (row[here.feature] > here.value));
}

__global__ void score_rows(const Node* forest, const float* table, float* chances, int rows, int features, int trees, int nodes,
                           float base) {
  int r = blockIdx.x * blockDim.x + threadIdx.x;
  if (r >= rows) return;
  float score = base;
  for (int t = 0; t < trees; ++t) score += descend(forest + t * nodes, table + r * features, 0);
  chances[r] = 1.0f / (1.0f + expf(-score));
}

template <typename T>
T* upload(const std::vector<T>& values) {
  T* device;
  cudaMalloc(&device, values.size() * sizeof(T));
  cudaMemcpy(device, values.data(), values.size() * sizeof(T), cudaMemcpyHostToDevice);
  return device;
}

int main(int argc, char** argv) {
  int rows = argc > 1 ? std::atoi(argv[1]) : 500;
  int features = argc > 2 ? std::atoi(argv[2]) : 5;
  int trees = argc > 3 ? std::atoi(argv[3]) : 10;
  int nodes = (2 << DEPTH) - 1;
  std::vector<Node> forest(trees * nodes);
  for (int t = 0; t < trees; ++t) {
    for (int node = 0; node < nodes; ++node) {
      bool leaf = node >= nodes / 2 || (node > 0 && (node * 7 + t * 3) % 11 == 0);
      float value = leaf ? 0.02f * ((node + t) % 15 - 7) : 0.1f * ((node * 3 + t) % 10);
      forest[t * nodes + node] = {leaf ? -1 : (node * 5 + t) % features, value, 0.001f * (node % 5 - 2)};
    }
  }
  std::vector<float> table(rows * features), chances(rows);
  for (int i = 0; i < rows * features; ++i) table[i] = 0.01f * ((i * 37LL + i / features * 11) % 100);
  Node* device_forest = upload(forest);
  float* device_table = upload(table);
  float* device_chances = upload(chances);
  cudaDeviceSetLimit(cudaLimitStackSize, 4096);
  score_rows<<<(rows + 191) / 192, 192>>>(device_forest, device_table, device_chances, rows, features, trees, nodes, -0.25f);
  cudaMemcpy(chances.data(), device_chances, rows * sizeof(float), cudaMemcpyDeviceToHost);
  double sum = 0;
  for (float chance : chances) sum += chance;
  std::printf("%.5f\n", sum);
  cudaFree(device_forest);
  cudaFree(device_table);
  cudaFree(device_chances);
}
