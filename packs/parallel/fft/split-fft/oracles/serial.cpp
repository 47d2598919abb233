void fft(std::vector<std::complex<double>> const& x, std::vector<double> &r, std::vector<double> &i) {
  const size_t n = x.size();
  std::vector<std::complex<double>> y(n);
  for (size_t k = 0, reversed = 0; k < n; ++k) {
    y[reversed] = x[k];
    size_t bit = n / 2;
    for (; reversed & bit; bit /= 2) reversed ^= bit;
    reversed ^= bit;
  }
  std::vector<std::complex<double>> roots(n / 2);
  for (size_t k = 0; k < n / 2; ++k) roots[k] = std::polar(1.0, -2 * M_PI * static_cast<double>(k) / static_cast<double>(n));
  for (size_t length = 2; length <= n; length *= 2)
    for (size_t first = 0; first < n; first += length)
      for (size_t k = 0; k < length / 2; ++k) {
        const std::complex<double> even = y[first + k];
        const std::complex<double> odd = y[first + k + length / 2] * roots[k * (n / length)];
        y[first + k] = even + odd;
        y[first + k + length / 2] = even - odd;
      }
  for (size_t k = 0; k < n; ++k) {
    r[k] = y[k].real();
    i[k] = y[k].imag();
  }
}
