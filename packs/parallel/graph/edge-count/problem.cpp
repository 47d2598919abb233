#include "problem.hpp"

int edgeCount(std::vector<int> const& A, size_t) { return std::reduce(A.begin(), A.end()); }

namespace problem {

void make(Arguments& arguments, const Sizes& sizes, assay::Random& random, std::string_view distribution) {
  std::span<int> A = arguments.A;
  std::size_t N = sizes.N;
  std::fill(A.begin(), A.end(), distribution == "nearly_full");
  if (A.empty()) return;
  if (distribution == "half") {
    std::uint64_t bits = 0;
    for (std::size_t i = 0; i < A.size(); ++i) {
      bits = i % 64 == 0 ? random.bits() : bits >> 1;
      A[i] = static_cast<int>(bits & 1);
    }
  }
  if (distribution == "sparse" || distribution == "nearly_full")
    for (std::size_t left = 1 + A.size() / 64; left > 0; --left) A[random.below(A.size())] = distribution == "sparse";
  for (std::size_t i = 0; i < N; ++i) {
    if (distribution == "border") A[i] = A[(N - 1) * N + i] = A[i * N] = A[i * N + N - 1] = random.below(3) == 0;
    if (distribution == "loops") {
      A[i * N + i] = random.below(4) != 0;
      A[i * N + random.below(N)] = 1;
    }
  }
  if (distribution == "few") {
    A.front() = static_cast<int>(random.below(2));
    A.back() = static_cast<int>(random.below(2));
    A[random.below(A.size())] = 1;
  }
}

}  // namespace problem
