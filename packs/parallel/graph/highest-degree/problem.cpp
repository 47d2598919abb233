#include "problem.hpp"

int maxDegree(std::vector<int> const& A, size_t N) {
  int highest = 0;
  for (std::size_t i = 0; i < N; ++i) {
    const int* row = A.data() + i * N;
    highest = std::max(highest, std::reduce(row, row + N));
  }
  return highest;
}

namespace problem {

void make(Arguments& arguments, const Sizes& sizes, assay::Random& random, std::string_view distribution) {
  std::span<int> A = arguments.A;
  std::size_t N = sizes.N;
  std::fill(A.begin(), A.end(), 0);
  if (N < 2) return;
  auto join = [&](std::size_t i, std::size_t j) {
    if (i != j) A[i * N + j] = A[j * N + i] = 1;
  };
  std::size_t edges = N;
  if (distribution == "sparse") edges = 8 * N;
  else if (distribution == "dense") edges = N * N / 8;
  else if (distribution == "ring" || distribution == "few") edges = 0;
  for (std::size_t left = edges; left > 0; --left) join(random.below(N), random.below(N));
  if (distribution == "ring")
    for (std::size_t i = 0; i < N; ++i) join(i, (i + 1) % N);
  if (distribution == "few" || distribution == "ring")
    for (std::size_t left = random.below(4); left > 0; --left) join(random.below(N), random.below(N));
  if (distribution == "hub" || distribution == "first" || distribution == "last") {  // one vertex knows many that know few
    std::size_t hub = distribution == "first" ? 0 : distribution == "last" ? N - 1 : random.below(N);
    for (std::size_t left = N / 2 + random.below(N); left > 0; --left) join(hub, random.below(N));
  }
}

}  // namespace problem
