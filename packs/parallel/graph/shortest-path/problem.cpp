#include "problem.hpp"

#include <tuple>

namespace {

// Calls visit(vertex) for each neighbour until it returns true, and says whether it did. Most of a row is 0, so that sixteen elements are looked at together.
template <typename Visit>
bool any_neighbour(const int* row, std::size_t N, Visit visit) {
  constexpr std::size_t block = 16;
  for (std::size_t begin = 0; begin < N; begin += block) {
    std::size_t end = std::min(N, begin + block);
    if (end - begin == block) {
      int any = 0;
      for (std::size_t k = 0; k < block; ++k) any |= row[begin + k];
      if (any == 0) continue;
    }
    for (std::size_t vertex = begin; vertex < end; ++vertex)
      if (row[vertex] && visit(vertex)) return true;
  }
  return false;
}

}  // namespace

// Breadth-first from both ends, the smaller frontier first, until they meet.
int shortestPathLength(std::vector<int> const& A, size_t N, int source, int dest) {
  if (source == dest) return 0;
  std::vector<char> side(N, 0);
  std::vector<std::size_t> frontiers[2] = {{static_cast<std::size_t>(source)}, {static_cast<std::size_t>(dest)}};
  side[source] = 1;
  side[dest] = 2;
  std::vector<std::size_t> next;
  for (int length = 1; !frontiers[0].empty() && !frontiers[1].empty(); ++length) {
    int from = frontiers[0].size() <= frontiers[1].size() ? 0 : 1;
    char mine = static_cast<char>(from + 1);
    next.clear();
    auto visit = [&](std::size_t vertex) {
      if (side[vertex] == 0) {
        side[vertex] = mine;
        next.push_back(vertex);
      }
      return side[vertex] != mine;
    };
    for (std::size_t vertex : frontiers[from])
      if (any_neighbour(A.data() + vertex * N, N, visit)) return length;
    frontiers[from].swap(next);
  }
  return -1;
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
  std::size_t source = random.below(N);
  std::size_t dest = random.below(N);
  if (distribution == "layers") {  // each vertex knows some of the layer before it and none beyond
    std::size_t width = 1 + std::min<std::size_t>(N / 8, 96 + random.below(64));
    for (std::size_t i = width; i < N; ++i)
      for (int edge = 0; edge < 4; ++edge) join(i, i / width * width - 1 - random.below(width));
    source = random.below(std::min(width, N));
    if (N > width) join(source, width + random.below(std::min(width, N - width)));
    dest = N - 1 - random.below(std::min(width, N));
  } else if (distribution == "path" || distribution == "ring") {
    std::size_t length = std::min<std::size_t>(N, 200 + random.below(50));  // all other vertices hang on it: a longer one would only measure barriers
    for (std::size_t i = 1; i < N; ++i) join(i, i < length ? i - 1 : random.below(length));
    source = random.below(length);
    dest = random.below(length);
    if (distribution == "ring") join(0, length - 1);
    else if (random.below(2)) std::tie(source, dest) = std::pair(std::size_t{0}, length - 1);
  } else if (distribution == "tree" || distribution == "same") {
    for (std::size_t i = 1; i < N; ++i) join(i, i - 1 - random.below(std::min<std::size_t>(i, 4 + N / 64)));
    if (distribution == "same") dest = source;
  } else if (distribution == "sparse") {
    for (std::size_t left = N; left > 0; --left) join(random.below(N), random.below(N));
  } else if (distribution == "apart") {  // two parts, and sometimes one edge between them
    std::size_t half = N / 2;
    for (std::size_t i = 1; i < N; ++i)
      if (i != half) join(i, i < half ? random.below(i) : half + random.below(i - half));
    source = half == 0 ? 0 : random.below(half);
    dest = half + random.below(N - half);
    if (half > 0 && random.below(2)) join(random.below(half), half + random.below(N - half));
  }
  if (random.below(2)) std::swap(source, dest);
  arguments.source = static_cast<int>(order[source]);
  arguments.dest = static_cast<int>(order[dest]);
}

}  // namespace problem
