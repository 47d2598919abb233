#include "problem.hpp"

namespace {

using Complex = std::complex<double>;

constexpr double turn = 6.283185307179586476925;

// Without the treatment of infinities that operator* must give.
Complex product(Complex a, Complex b) { return {a.real() * b.real() - a.imag() * b.imag(), a.real() * b.imag() + a.imag() * b.real()}; }

// exp(-2 pi i k / n) for k below count, each the product of two of about 2 sqrt(count) values, so that sines are few.
std::vector<Complex> roots(std::size_t n, std::size_t count) {
  std::size_t step = 1;
  while (step * step < count) step *= 2;
  std::vector<Complex> fine(step), all(count);
  for (std::size_t k = 0; k < step; ++k) fine[k] = std::polar(1.0, -turn * static_cast<double>(k) / static_cast<double>(n));
  for (std::size_t first = 0; first < count; first += step) {
    Complex coarse = std::polar(1.0, -turn * static_cast<double>(first) / static_cast<double>(n));
    for (std::size_t k = 0; k < step && first + k < count; ++k) all[first + k] = product(coarse, fine[k]);
  }
  return all;
}

// Stockham's transform, four ways at a time: every pass reads and writes in order, and no bits need reversing.
// Returns where the result lies, which is one of the two.
Complex* transform(Complex* from, Complex* to, std::size_t n) {
  std::size_t quarter = n / 4;
  std::vector<Complex> powers = roots(n, quarter);
  std::size_t stride = 1;
  for (; 4 * stride <= n; stride *= 4) {
    for (std::size_t at = 0; at < quarter; at += stride) {
      Complex once = powers[at];
      Complex twice = product(once, once);
      Complex thrice = product(once, twice);
      for (std::size_t q = 0; q < stride; ++q) {
        const Complex* in = from + at + q;
        Complex* out = to + 4 * at + q;
        Complex evens = in[0] + in[2 * quarter];
        Complex odds = in[quarter] + in[3 * quarter];
        Complex even = in[0] - in[2 * quarter];
        Complex odd = in[quarter] - in[3 * quarter];
        Complex turned = {-odd.imag(), odd.real()};
        out[0] = evens + odds;
        out[stride] = product(even - turned, once);
        out[2 * stride] = product(evens - odds, twice);
        out[3 * stride] = product(even + turned, thrice);
      }
    }
    std::swap(from, to);
  }
  if (stride == n) return from;
  for (std::size_t q = 0; q < stride; ++q) {
    to[q] = from[q] + from[q + stride];
    to[q + stride] = from[q] - from[q + stride];
  }
  return to;
}

}  // namespace

void ifft(std::vector<std::complex<double>>& x) {
  std::size_t n = x.size();
  std::vector<Complex> spare(n);
  Complex* y = transform(x.data(), spare.data(), n);
  std::reverse(y + 1, y + n);
  for (std::size_t k = 0; k < n; ++k) x[k] = y[k] / static_cast<double>(n);
}

namespace problem {

void make(Arguments& arguments, const Sizes& sizes, assay::Random& random, std::string_view distribution) {
  std::span<Complex> x = arguments.x;
  double low = turn * static_cast<double>(random.below(sizes.n)) / static_cast<double>(sizes.n);
  double high = turn * static_cast<double>(random.below(sizes.n)) / static_cast<double>(sizes.n);
  for (std::size_t j = 0; j < sizes.n; ++j) {
    Complex value{random.between(-1, 1), random.between(-1, 1)};
    if (distribution == "impulse") value = 0;
    if (distribution == "tones") value = std::polar(2.0, low * static_cast<double>(j)) + std::polar(1.0, high * static_cast<double>(j));
    if (distribution == "real") value = value.real();
    if (distribution == "alternating") value = (j % 2 ? -1.0 : 1.0) * Complex{random.between(1, 2), random.between(-2, -1)};
    x[j] = value;
  }
  if (distribution == "impulse") x[random.below(sizes.n)] = {random.between(1, 2), random.between(1, 2)};
}

}  // namespace problem
