// Comparisons of what was expected with what lies in the candidate's pages. Each says where the first difference is.
#pragma once

#include "weakness.hpp"

#include <cmath>
#include <complex>
#include <cstdint>
#include <cstdio>
#include <span>
#include <string>
#include <type_traits>

namespace assay {

// Why an output is wrong, in words for a person.
struct Difference {
  std::string text;

  bool say(const char* words) {
    text = words;
    return false;
  }

  template <typename... Parts>
    requires(sizeof...(Parts) > 0)
  bool say(const char* format, Parts... parts) {
    char buffer[512];
    std::snprintf(buffer, sizeof buffer, format, parts...);
    text = buffer;
    return false;
  }
};

inline std::string shown(double value) {
  char buffer[40];
  std::snprintf(buffer, sizeof buffer, "%.17g", value);
  return buffer;
}
inline std::string shown(float value) { return shown(static_cast<double>(value)); }
inline std::string shown(std::complex<double> value) {
  char buffer[80];
  std::snprintf(buffer, sizeof buffer, "(%.17g,%.17g)", value.real(), value.imag());
  return buffer;
}
template <typename T>
  requires std::is_integral_v<T>
std::string shown(T value) {
  return std::to_string(value);
}

template <typename T>
bool same(const T& left, const T& right) {
  if constexpr (std::is_floating_point_v<T>) return left == right || (std::isnan(left) && std::isnan(right));
  else return left == right;
}
template <typename T>
bool same(const std::complex<T>& left, const std::complex<T>& right) {
  return same(left.real(), right.real()) && same(left.imag(), right.imag());
}

// An output whose length the candidate chooses, up to the capacity of `storage`.
template <typename T>
struct Bounded {
  std::span<T> storage;
  std::uint64_t* length_word;
  std::uint64_t length;

  std::span<T> elements() const { return storage.first(length); }
  void assign(std::uint64_t count) { *length_word = length = count; }
};

template <typename T>
bool exact(const char* name, std::span<T> expected, std::span<T> got, Difference& difference) {
  for (std::size_t i = 0; i < expected.size(); ++i)
    if (!same(expected[i], got[i])) return difference.say("%s[%zu] is %s, expected %s", name, i, shown(got[i]).c_str(), shown(expected[i]).c_str());
  return true;
}

template <typename T>
bool exact(const char* name, const T& expected, const T& got, Difference& difference) {
  return same(expected, got) || difference.say("%s is %s, expected %s", name, shown(got).c_str(), shown(expected).c_str());
}

template <typename T>
bool exact(const char* name, const Bounded<T>& expected, const Bounded<T>& got, Difference& difference) {
  if (expected.length != got.length) return difference.say("%s has %llu elements, expected %llu", name, static_cast<unsigned long long>(got.length), static_cast<unsigned long long>(expected.length));
  return exact(name, expected.elements(), got.elements(), difference);
}

// The largest finite magnitude, the default scale of an error. Whole numbers have no error.
template <typename T>
double magnitude(const T& value) {
  if constexpr (std::is_integral_v<T>) return 0;
  else return std::isfinite(std::abs(value)) ? static_cast<double>(std::abs(value)) : 0;
}
template <typename T>
double magnitude(std::span<T> values) {
  double largest = 0;
  for (const T& value : values) largest = std::max(largest, magnitude(value));
  return largest;
}
// Without a root for each, as long as no square overflows.
inline double magnitude(std::span<std::complex<double>> values) {
  double largest = 0;
  double largest_square = 0;
  for (const std::complex<double>& value : values) {
    double square = std::norm(value);
    if (std::isfinite(square)) largest_square = std::max(largest_square, square);
    else largest = std::max(largest, magnitude(value));
  }
  return std::max(largest, std::sqrt(largest_square));
}
template <typename T>
double magnitude(const Bounded<T>& values) {
  return magnitude(values.elements());
}

// The sum of the magnitudes, the scale of an error in a sum.
inline double total_magnitude(std::span<const double> values) {
  double parts[8] = {};
  std::size_t i = 0;
  for (; i + 8 <= values.size(); i += 8)
    for (std::size_t part = 0; part < 8; ++part) parts[part] += std::abs(values[i + part]);
  for (; i < values.size(); ++i) parts[0] += std::abs(values[i]);
  double total = 0;
  for (double part : parts) total += part;
  return total;
}

template <typename T>
bool within(const T& expected, const T& got, double bound) {
  if (same(expected, got)) return true;
  if constexpr (std::is_integral_v<T>) return false;
  else {
    if constexpr (std::is_same_v<T, std::complex<double>>)
      if (std::norm(got - expected) <= 0.99 * bound * bound) return true;  // the root costs more than all else here
    double error = static_cast<double>(std::abs(got - expected));
    return error <= bound || (weak(Weakness::nan_passes) && std::isnan(error));
  }
}

inline double bound_of(double tolerance, double scale) {
  if (weak(Weakness::loose_tolerance)) tolerance = 0.1;
  return std::isfinite(scale) ? tolerance * scale : 0;
}

// Every element within tolerance × scale; a NaN is a difference unless it was expected. Whole numbers must be equal, and so
// must everything where the scale is not finite.
template <typename T>
bool close(const char* name, std::span<T> expected, std::span<T> got, double tolerance, double scale, Difference& difference) {
  double bound = bound_of(tolerance, scale);
  for (std::size_t i = 0; i < expected.size(); ++i)
    if (!within(expected[i], got[i], bound)) return difference.say("%s[%zu] is %s, expected %s within %.3g", name, i, shown(got[i]).c_str(), shown(expected[i]).c_str(), bound);
  return true;
}

template <typename T>
bool close(const char* name, const T& expected, const T& got, double tolerance, double scale, Difference& difference) {
  double bound = bound_of(tolerance, scale);
  return within(expected, got, bound) || difference.say("%s is %s, expected %s within %.3g", name, shown(got).c_str(), shown(expected).c_str(), bound);
}

template <typename T>
bool close(const char* name, const Bounded<T>& expected, const Bounded<T>& got, double tolerance, double scale, Difference& difference) {
  if (expected.length != got.length) return exact(name, expected, got, difference);
  return close(name, expected.elements(), got.elements(), tolerance, scale, difference);
}

}  // namespace assay
