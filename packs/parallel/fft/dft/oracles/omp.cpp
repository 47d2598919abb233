using Complex = std::complex<double>;

// Stockham's transform of a power of two. Called by all threads; each ends with from and to as all others do.
static void stockham(Complex*& from, Complex*& to, const Complex* roots, size_t half) {
  for (size_t stride = 1; stride <= half; stride *= 2) {
#pragma omp for schedule(static)
    for (size_t t = 0; t < half; ++t) {
      const size_t offset = t & (stride - 1);
      const size_t block = t - offset;
      to[2 * block + offset] = from[t] + from[t + half];
      to[2 * block + offset + stride] = (from[t] - from[t + half]) * roots[block];
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
  const size_t half = length / 2;
  const size_t room = 4 * length + half + n;
  Complex* const memory = std::allocator<Complex>().allocate(room);  // not filled with zeros, which would be the work of one thread
  Complex* const roots = memory + 4 * length;
  Complex* const chirp = roots + half;
#pragma omp parallel
  {
    Complex *a = memory, *b = a + length, *spareA = b + length, *spareB = spareA + length;
#pragma omp for schedule(static) nowait
    for (size_t k = 0; k < half; ++k) roots[k] = unit(k, length);
#pragma omp for schedule(static)
    for (size_t k = 0; k < n; ++k) chirp[k] = unit(k * k % (2 * n), 2 * n);
#pragma omp for schedule(static)
    for (size_t k = 0; k < length; ++k) {
      a[k] = k < n ? x[k] * chirp[k] : 0;
      b[k] = k < n ? std::conj(chirp[k]) : length - k < n ? std::conj(chirp[length - k]) : 0;
    }
    stockham(a, spareA, roots, half);
    stockham(b, spareB, roots, half);
#pragma omp for schedule(static)
    for (size_t k = 0; k < length; ++k) a[k] = std::conj(a[k] * b[k]);
    stockham(a, spareA, roots, half);
#pragma omp for schedule(static)
    for (size_t k = 0; k < n; ++k) output[k] = std::conj(a[k]) * chirp[k] / static_cast<double>(length);
  }
  std::allocator<Complex>().deallocate(memory, room);
}
