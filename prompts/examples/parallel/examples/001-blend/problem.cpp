#include "problem.hpp"

void blend(std::vector<double> const& x, std::vector<double> const& y, double weight, double bias, std::vector<double>& result) {
  for (std::size_t i = 0; i < x.size(); ++i) result[i] = (1 - weight) * x[i] + weight * y[i] + bias;
}

namespace problem {

void make(Arguments& arguments, const Sizes& sizes, assay::Random& random, std::string_view distribution) {
  double& weight = arguments.weight;
  weight = random.between(0.1, 0.9);
  if (distribution == "only_x") weight = 0;
  if (distribution == "only_y") weight = 1;
  arguments.bias = random.between(2, 10) * (random.below(2) ? 1 : -1);
  for (std::size_t i = 0; i < sizes.n; ++i) {
    arguments.x[i] = random.between(-100, 100);
    arguments.y[i] = random.between(-100, 100);
    if (distribution == "cancelling") arguments.y[i] = (weight - 1) / weight * arguments.x[i];
  }
}

// The terms that make() gives: x and y share a weight of 1, and y is up to nine times as large where they cancel.
double scale(const Arguments&, const Sizes&) { return 210; }

}  // namespace problem
