// Stockham's transform: the butterflies of a pass are independent of one another, and no bits need reversing.
void fft(std::vector<std::complex<double>> const& x, std::vector<std::complex<double>> &output) {
  using Complex = std::complex<double>;
  const size_t n = x.size();
  const size_t half = n / 2;
  const size_t room = n + half;
  Complex* const spare = std::allocator<Complex>().allocate(room);  // not filled with zeros, which would be the work of one thread
  Complex* const roots = spare + n;
  Complex* const targets[] = {spare, output.data()};
#pragma omp parallel
  {
    const Complex* from = x.data();
#pragma omp for schedule(static)
    for (size_t k = 0; k < half; ++k) roots[k] = std::polar(1.0, -2 * M_PI * static_cast<double>(k) / static_cast<double>(n));
    size_t pass = 0;
    for (size_t stride = 1; stride < n; stride *= 2) {
      Complex* const to = targets[pass++ % 2];
#pragma omp for schedule(static)
      for (size_t t = 0; t < half; ++t) {
        const size_t offset = t & (stride - 1);
        const size_t block = t - offset;
        to[2 * block + offset] = from[t] + from[t + half];
        to[2 * block + offset + stride] = (from[t] - from[t + half]) * roots[block];
      }
      from = to;
    }
#pragma omp for schedule(static)
    for (size_t k = 0; k < n; ++k) output[k] = from[k];
  }
  std::allocator<Complex>().deallocate(spare, room);
}
