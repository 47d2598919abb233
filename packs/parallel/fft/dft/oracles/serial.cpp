void dft(std::vector<double> const& x, std::vector<std::complex<double>> &output) {
  const size_t n = x.size();
  std::vector<std::complex<double>> roots(n);
  for (size_t k = 0; k < n; ++k) roots[k] = std::polar(1.0, -2 * M_PI * static_cast<double>(k) / static_cast<double>(n));
  for (size_t k = 0; k < n; ++k) {
    std::complex<double> sum = 0;
    for (size_t j = 0, at = 0; j < n; ++j) {
      sum += x[j] * roots[at];
      at += k;
      if (at >= n) at -= n;
    }
    output[k] = sum;
  }
}
