void fft(std::vector<std::complex<double>> const& x, std::vector<std::complex<double>> &output) {
  const size_t n = x.size();
  for (size_t k = 0, reversed = 0; k < n; ++k) {
    output[reversed] = x[k];
    size_t bit = n / 2;
    for (; reversed & bit; bit /= 2) reversed ^= bit;
    reversed ^= bit;
  }
  std::vector<std::complex<double>> roots(n / 2);
  for (size_t k = 0; k < n / 2; ++k) roots[k] = std::polar(1.0, -2 * M_PI * static_cast<double>(k) / static_cast<double>(n));
  for (size_t length = 2; length <= n; length *= 2)
    for (size_t first = 0; first < n; first += length)
      for (size_t k = 0; k < length / 2; ++k) {
        const std::complex<double> even = output[first + k];
        const std::complex<double> odd = output[first + k + length / 2] * roots[k * (n / length)];
        output[first + k] = even + odd;
        output[first + k + length / 2] = even - odd;
      }
}
