// Derived columns of a table: expression trees, as a query compiler keeps them, evaluated for every row.
#include <cstdio>
#include <cstdlib>
#include <vector>

enum Kind { CONSTANT, COLUMN, ADD, MULTIPLY, DIVIDE, LARGER, CHOOSE };

struct Node {
  int kind, left, right, column;
  float value;
};

__device__ float evaluate(const Node* nodes, int at, const float* row, int stride) {
  Node node = nodes[at];
  if (node.kind == CONSTANT) return node.value;
  if (node.kind == COLUMN) return row[node.column * stride];
  if (node.kind == CHOOSE) return evaluate(nodes, row[node.column * stride] > node.value ? node.left : node.right, row, stride);
  float a = evaluate(nodes, node.left, row, stride);
  float b = evaluate(nodes, node.right, row, stride);
  if (node.kind == ADD) return a + b;
  if (node.kind == MULTIPLY) return a * b;
  if (node.kind == DIVIDE) return a / b;
  return fmaxf(a, b);
}

__global__ void derive(const Node* nodes, const int* roots, const float* table, int rows, float* derived) {
  int r = blockIdx.x * blockDim.x + threadIdx.x;
  if (r >= rows) return;
  derived[blockIdx.y * rows + r] = evaluate(nodes, roots[blockIdx.y], table + r, rows);
}

int grow(std::vector<Node>& nodes, int depth, int columns, unsigned& state) {
  state = state * 1664525u + 1013904223u;
  int at = static_cast<int>(nodes.size());
  int kind = depth == 0 ? state >> 31 : ADD + (state >> 24) % 5;
  nodes.push_back(Node{kind, 0, 0, static_cast<int>((state >> 16) % columns), 1.0f + 0.25f * (state >> 28)});
  if (depth > 0) {
    int left = grow(nodes, depth - 1, columns, state);
    int right = grow(nodes, depth - 1, columns, state);
    nodes[at].left = left;
    nodes[at].right = right;
  }
  return at;
}

int main(int argc, char** argv) {
  int rows = argc > 1 ? std::atoi(argv[1]) : 300;
  int expressions = argc > 2 ? std::atoi(argv[2]) : 2;
  int depth = argc > 3 ? std::atoi(argv[3]) : 3;
  const int columns = 6, block = 128;
  std::vector<Node> nodes;
  std::vector<int> roots;
  unsigned state = 11;
  for (int e = 0; e < expressions; ++e) roots.push_back(grow(nodes, depth, columns, state));
  std::vector<float> table(size_t(columns) * rows), derived(size_t(expressions) * rows);
  for (size_t i = 0; i < table.size(); ++i) table[i] = 0.5f + 0.0625f * (i * 23 % 71);
  Node* device_nodes;
  int* device_roots;
  float *device_table, *device_derived;
  cudaMalloc(&device_nodes, nodes.size() * sizeof(Node));
  cudaMalloc(&device_roots, roots.size() * sizeof(int));
  cudaMalloc(&device_table, table.size() * sizeof(float));
  cudaMalloc(&device_derived, derived.size() * sizeof(float));
  cudaMemcpy(device_nodes, nodes.data(), nodes.size() * sizeof(Node), cudaMemcpyHostToDevice);
  cudaMemcpy(device_roots, roots.data(), roots.size() * sizeof(int), cudaMemcpyHostToDevice);
  cudaMemcpy(device_table, table.data(), table.size() * sizeof(float), cudaMemcpyHostToDevice);
  cudaDeviceSetLimit(cudaLimitStackSize, 8192);
  dim3 grid((rows + block - 1) / block, expressions);
  derive<<<grid, block>>>(device_nodes, device_roots, device_table, rows, device_derived);
  cudaMemcpy(derived.data(), device_derived, derived.size() * sizeof(float), cudaMemcpyDeviceToHost);
  double sum = 0;
  for (float value : derived) sum += value;
  std::printf("%.6g\n", sum);
  cudaFree(device_nodes);
  cudaFree(device_roots);
  cudaFree(device_table);
  cudaFree(device_derived);
}
