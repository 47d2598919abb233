// Stockham's transform: the butterflies of a pass are independent of one another, and no bits need reversing.
void fft(std::vector<std::complex<double>> const& x, std::vector<std::complex<double>> &output) {
  using Complex = std::complex<double>;
  const size_t n = x.size();
  const size_t half = n / 2;
  std::vector<Complex> first(x), second(n), roots(half);
#pragma omp parallel
  {
    Complex* from = first.data();
    Complex* to = second.data();
#pragma omp for schedule(static)
    for (size_t k = 0; k < half; ++k) roots[k] = std::polar(1.0, -2 * M_PI * static_cast<double>(k) / static_cast<double>(n));
    for (size_t stride = 1; stride < n; stride *= 2) {
#pragma omp for schedule(static)
      for (size_t t = 0; t < half; ++t) {
        const size_t offset = t & (stride - 1);
        const size_t block = t - offset;
        const Complex sum = from[t] + from[t + half];
        const Complex difference = from[t] - from[t + half];
        to[2 * block + offset] = sum;
        to[2 * block + offset + stride] = difference * roots[block];
      }
      std::swap(from, to);
    }
#pragma omp for schedule(static)
    for (size_t k = 0; k < n; ++k) output[k] = from[k];
  }
}
