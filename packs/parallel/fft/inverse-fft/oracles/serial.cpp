void ifft(std::vector<std::complex<double>> &x) {
  const size_t n = x.size();
  for (size_t k = 1, reversed = 0; k < n; ++k) {
    size_t bit = n / 2;
    for (; reversed & bit; bit /= 2) reversed ^= bit;
    reversed ^= bit;
    if (k < reversed) std::swap(x[k], x[reversed]);
  }
  std::vector<std::complex<double>> roots(n / 2);
  for (size_t k = 0; k < n / 2; ++k) roots[k] = std::polar(1.0, 2 * M_PI * static_cast<double>(k) / static_cast<double>(n));
  for (size_t length = 2; length <= n; length *= 2)
    for (size_t first = 0; first < n; first += length)
      for (size_t k = 0; k < length / 2; ++k) {
        const std::complex<double> even = x[first + k];
        const std::complex<double> odd = x[first + k + length / 2] * roots[k * (n / length)];
        x[first + k] = even + odd;
        x[first + k + length / 2] = even - odd;
      }
  for (size_t k = 0; k < n; ++k) x[k] /= static_cast<double>(n);
}
