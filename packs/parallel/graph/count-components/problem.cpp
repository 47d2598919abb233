#include "problem.hpp"

namespace {

int root(std::vector<int>& parent, int vertex) {
  while (parent[vertex] != vertex) vertex = parent[vertex] = parent[parent[vertex]];
  return vertex;
}

// Calls action(i, j) for each edge. The matrix is symmetric, so that half of it tells all; most of it is 0, so that sixteen elements are looked at together.
template <typename Action>
void for_each_edge(std::vector<int> const& A, std::size_t N, Action action) {
  constexpr std::size_t block = 16;
  for (std::size_t i = 0; i < N; ++i) {
    const int* row = A.data() + i * N;
    for (std::size_t j = i + 1; j < N;) {
      std::size_t end = std::min(N, j + block);
      if (end - j == block) {
        int any = 0;
        for (std::size_t k = 0; k < block; ++k) any |= row[j + k];
        if (any == 0) j = end;
      }
      for (; j < end; ++j)
        if (row[j]) action(static_cast<int>(i), static_cast<int>(j));
    }
  }
}

}  // namespace

int componentCount(std::vector<int> const& A, size_t N) {
  std::vector<int> parent(N);
  std::iota(parent.begin(), parent.end(), 0);
  int components = static_cast<int>(N);
  for_each_edge(A, N, [&](int i, int j) {
    int a = root(parent, i);
    int b = root(parent, j);
    if (a == b) return;
    parent[std::max(a, b)] = std::min(a, b);
    --components;
  });
  return components;
}

namespace problem {

void make(Arguments& arguments, const Sizes& sizes, assay::Random& random, std::string_view distribution) {
  std::span<int> A = arguments.A;
  std::size_t N = sizes.N;
  std::fill(A.begin(), A.end(), 0);
  std::vector<std::size_t> order(N);
  std::iota(order.begin(), order.end(), 0);
  for (std::size_t left = N; left > 1; --left) std::swap(order[left - 1], order[random.below(left)]);
  auto join = [&](std::size_t a, std::size_t b) {
    if (a != b) A[order[a] * N + order[b]] = A[order[b] * N + order[a]] = 1;
  };
  if (distribution == "sparse")
    for (std::size_t left = N / 2 + random.below(N / 4 + 1); left > 0; --left) join(random.below(N), random.below(N));
  if (distribution == "few")
    for (std::size_t left = N > 0 ? random.below(4) : 0; left > 0; --left) join(random.below(N), N - 1 - random.below(std::min<std::size_t>(N, 3)));
  if (distribution == "sparse" || distribution == "few") return;

  // All others are parts of the order, each connected in itself.
  std::size_t length = distribution == "cliques" ? 12 : distribution == "paths" ? 2 + std::min<std::size_t>(N / 4, 100) : 2 + N / 20;
  std::size_t first = 0;
  for (std::size_t i = 1; i < N; ++i) {
    bool cut = distribution == "whole" ? (i == 1 || i == N - 1) && random.below(3) == 0 : random.below(length) == 0;
    if (cut) first = i;
    if (distribution == "paths" && !cut) join(i, i - 1);
    else if (distribution == "cliques") {
      for (std::size_t other = first; other < i; ++other) join(i, other);
    } else {
      for (int edge = 0; edge < 2; ++edge) join(i, first + random.below(i - first));  // itself, and so none, where a part begins
    }
  }
}

}  // namespace problem
