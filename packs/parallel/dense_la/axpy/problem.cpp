#include "problem.hpp"

void axpy(double alpha, std::vector<double> const& x, std::vector<double> const& y, std::vector<double>& z) {
  for (std::size_t i = 0; i < x.size(); ++i) z[i] = alpha * x[i] + y[i];
}

namespace problem {

void make(Arguments& arguments, const Sizes& sizes, assay::Random& random, std::string_view distribution) {
  double& alpha = arguments.alpha;
  alpha = random.between(1.5, 4) * (random.below(2) ? 1 : -1);
  if (distribution == "plain_sum") alpha = 1;
  if (distribution == "no_x") alpha = 0;
  for (std::size_t i = 0; i < sizes.n; ++i) {
    double x = random.between(-100, 100);
    double y = random.between(-100, 100);
    if (distribution == "cancelling") y = -alpha * x + random.between(-1e-3, 1e-3);
    if (distribution == "sparse") x = random.below(8) == 0 ? x : 0;
    if (distribution == "sparse") y = random.below(8) == 0 ? y : 0;
    arguments.x[i] = x;
    arguments.y[i] = y;
  }
}

// A fused multiply-add rounds once, the two operations twice; either error is small beside the largest terms that make() gives.
double scale(const Arguments& input, const Sizes&) { return 100 * std::abs(input.alpha) + 400; }

}  // namespace problem
