#include "problem.hpp"

void sortComplexByMagnitude(std::vector<std::complex<double>>& x) {
  std::sort(x.begin(), x.end(), [](const std::complex<double>& left, const std::complex<double>& right) { return std::norm(left) < std::norm(right); });
}

namespace problem {

void make(Arguments& arguments, const Sizes& sizes, assay::Random& random, std::string_view distribution) {
  constexpr double circle = 6.283185307179586;
  auto n = static_cast<double>(sizes.n);
  for (std::size_t i = 0; i < sizes.n; ++i) {
    auto place = static_cast<double>(i);
    double angle = random.between(0, circle);
    std::complex<double> value(random.between(-100, 100), random.between(-100, 100));
    if (distribution == "same_magnitude") {  // 5 times 3, 4 and 5 in all ways, and few other magnitudes
      auto unit = static_cast<double>(random.integer(1, 3));
      constexpr std::pair<double, double> ways[] = {{3, 4}, {-4, 3}, {5, 0}, {0, -5}, {-3, -4}};
      auto [real, imaginary] = ways[random.below(5)];
      value = {unit * real, unit * imaginary};
    } else if (distribution == "close") {
      value = std::polar(1 + 1e-9 * random.unit(), angle);
    } else if (distribution == "wide") {
      value = std::polar(std::pow(10, random.between(-90, 90)), angle);
    } else if (distribution == "ascending") {
      value = std::polar(1 + place, angle);
    } else if (distribution == "descending") {
      value = std::polar(1 + n - place, angle);
    } else if (distribution == "axes") {  // real or imaginary, of either sign, and 0
      double size = random.below(10) == 0 ? 0 : random.between(-10, 10);
      value = random.below(2) ? std::complex<double>(size, 0) : std::complex<double>(0, size);
    }
    arguments.x[i] = value;
  }
}

namespace {

std::uint64_t mixed(std::uint64_t value) {
  value = (value ^ (value >> 30)) * 0xbf58476d1ce4e5b9U;
  value = (value ^ (value >> 27)) * 0x94d049bb133111ebU;
  return value ^ (value >> 31);
}

// A sum over all elements that no exchange, loss or doubling of elements keeps, but for a chance of 2^-64 nobody can steer: the key is secret.
std::uint64_t fingerprint(std::span<std::complex<double>> values, std::uint64_t key) {
  std::uint64_t sum = 0;
  for (const std::complex<double>& value : values) {
    std::uint64_t words[2];
    static_assert(sizeof words == sizeof value);
    std::memcpy(words, &value, sizeof words);
    sum += mixed(mixed(words[0] + key) + words[1]);
  }
  return sum;
}

}  // namespace

bool check(const Arguments& input, const Arguments& expected, const Arguments& got, const Sizes& sizes, assay::Difference& difference) {
  for (std::size_t i = 0; i < sizes.n; ++i) {
    double wanted = std::norm(expected.x[i]);
    double found = std::norm(got.x[i]);
    if (!(std::abs(found - wanted) <= 2e-14 * wanted)) return difference.say("x[%zu] has the magnitude %.17g, expected %.17g", i, std::sqrt(found), std::sqrt(wanted));
  }
  std::uint64_t key = assay::Random().bits();
  return fingerprint(input.x, key) == fingerprint(got.x, key) || difference.say("x is in order, but it is not a permutation of the input");
}

}  // namespace problem
