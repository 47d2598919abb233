#include "problem.hpp"

void sparseAxpy(double alpha, std::vector<Element> const& x, std::vector<Element> const& y, std::vector<double>& z, size_t) {
  std::fill(z.begin(), z.end(), 0.0);
  for (const Element& element : x) z[element.index] = alpha * element.value;
  for (const Element& element : y) z[element.index] += element.value;
}

namespace problem {

namespace {

// Ascending indices from [first, first + range), every choice as likely as any other.
void fill(std::span<Element> vector, std::size_t first, std::size_t range, assay::Random& random) {
  std::size_t wanted = vector.size();
  for (Element& element : vector) {
    while (random.below(range) >= wanted) {
      ++first;
      --range;
    }
    element = {first++, random.between(1, 100) * (random.below(2) ? 1 : -1)};
    --range;
    --wanted;
  }
}

}  // namespace

void make(Arguments& arguments, const Sizes& sizes, assay::Random& random, std::string_view distribution) {
  arguments.alpha = distribution == "no_x" ? 0 : random.between(1.5, 4) * (random.below(2) ? 1 : -1);
  for (std::span<Element> vector : {arguments.x, arguments.y}) {
    std::size_t range = distribution == "front" || distribution == "back" ? (vector.size() + sizes.N) / 2 : sizes.N;
    fill(vector, distribution == "back" ? sizes.N - range : 0, range, random);
  }
  if (distribution == "same_indices")
    for (std::size_t i = 0; i < std::min(sizes.nonzerosX, sizes.nonzerosY); ++i) {
      if (sizes.nonzerosX < sizes.nonzerosY) arguments.x[i].index = arguments.y[i].index;
      else arguments.y[i].index = arguments.x[i].index;
    }
}

// A fused multiply-add rounds once, the two operations twice; either error is small beside the largest terms that make() gives.
double scale(const Arguments& input, const Sizes&) { return 100 * std::abs(input.alpha) + 100; }

}  // namespace problem
