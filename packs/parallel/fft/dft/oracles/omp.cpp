using Complex = std::complex<double>;

// Stockham's transform of a power of two. Called by all threads; each ends with from and to as all others do.
static void transform(Complex*& from, Complex*& to, const std::vector<Complex>& roots) {
  const size_t half = roots.size();
  for (size_t stride = 1; stride <= half; stride *= 2) {
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
}

// 2jk = j^2 + k^2 - (k - j)^2 makes a convolution of the sum, whatever n is.
void dft(std::vector<double> const& x, std::vector<std::complex<double>> &output) {
  const size_t n = x.size();
  size_t length = 1;
  while (length < 2 * n - 1) length *= 2;
  const auto unit = [](size_t k, size_t of) { return std::polar(1.0, -2 * M_PI * static_cast<double>(k) / static_cast<double>(of)); };
  std::vector<Complex> chirp(n), roots(length / 2), signal(length), kernel(length), spareSignal(length), spareKernel(length);
#pragma omp parallel
  {
    Complex *a = signal.data(), *b = kernel.data(), *spareA = spareSignal.data(), *spareB = spareKernel.data();
#pragma omp for schedule(static)
    for (size_t k = 0; k < roots.size(); ++k) roots[k] = unit(k, length);
#pragma omp for schedule(static)
    for (size_t k = 0; k < n; ++k) {
      chirp[k] = unit(k * k % (2 * n), 2 * n);
      a[k] = x[k] * chirp[k];
      b[k] = b[(length - k) % length] = std::conj(chirp[k]);
    }
    transform(a, spareA, roots);
    transform(b, spareB, roots);
#pragma omp for schedule(static)
    for (size_t k = 0; k < length; ++k) a[k] = std::conj(a[k] * b[k]);
    transform(a, spareA, roots);
#pragma omp for schedule(static)
    for (size_t k = 0; k < n; ++k) output[k] = std::conj(a[k]) * chirp[k] / static_cast<double>(length);
  }
}
