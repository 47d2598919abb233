#include "problem.hpp"

double closestPair(std::vector<double> const& x) {
  std::vector<double> sorted(x);
  std::sort(sorted.begin(), sorted.end());
  double best = std::numeric_limits<double>::infinity();
  for (std::size_t i = 1; i < sorted.size(); ++i) best = std::min(best, sorted[i] - sorted[i - 1]);
  return best;
}

namespace problem {

void make(Arguments& arguments, const Sizes& sizes, assay::Random& random, std::string_view distribution) {
  std::span<double> x = arguments.x;
  for (std::size_t i = 0; i < sizes.n; ++i) {
    auto place = static_cast<double>(i);
    if (distribution == "planted" || distribution == "twins") x[i] = place + random.between(-0.2, 0.2) - static_cast<double>(sizes.n / 2);
    else if (distribution == "ascending") x[i] = place + 0.9 * random.unit();
    else if (distribution == "descending") x[i] = -place - 0.9 * random.unit();
    else if (distribution == "wide") x[i] = (random.below(2) ? 1 : -1) * std::pow(10, random.between(-6, 9));
    else if (distribution == "signs") x[i] = (random.below(2) ? 1 : -1) * (1e6 + random.between(0, 1e6));  // magnitudes are closer than numbers
    else x[i] = random.between(-1000, 1000);
  }
  if (distribution != "planted" && distribution != "twins") return;
  for (std::uint64_t left = sizes.n; left > 1; --left) std::swap(x[left - 1], x[random.below(left)]);
  std::uint64_t one = random.below(2) ? random.below(sizes.n) : 0;
  std::uint64_t other = random.below(2) || one == sizes.n - 1 ? (one + 1 + random.below(sizes.n - 1)) % sizes.n : sizes.n - 1;
  x[other] = x[one] + (distribution == "twins" ? 0 : random.between(0.1, 0.2));
}

}  // namespace problem
