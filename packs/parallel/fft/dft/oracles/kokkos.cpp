using Complex = Kokkos::complex<double>;

// Stockham's transform: the butterflies of a pass are independent of one another, and no bits need reversing. sign is that of the exponent. The
// result is in a or in b, whichever is returned; from is read in the first pass only.
static Complex* stockham(const Complex* from, Complex* a, Complex* b, size_t n, double sign) {
  const size_t half = n / 2;
  const Kokkos::View<Complex*> roots(Kokkos::view_alloc(Kokkos::WithoutInitializing, "roots"), half);
  Kokkos::parallel_for(half, KOKKOS_LAMBDA(const size_t k) {
    const double angle = sign * 2 * M_PI * static_cast<double>(k) / static_cast<double>(n);
    roots(k) = Complex(Kokkos::cos(angle), Kokkos::sin(angle));
  });
  Complex* to = a;
  for (size_t stride = 1; stride < n; stride *= 2) {
    Kokkos::parallel_for(half, KOKKOS_LAMBDA(const size_t t) {
      const size_t offset = t & (stride - 1);
      const size_t block = t - offset;
      to[2 * block + offset] = from[t] + from[t + half];
      to[2 * block + offset + stride] = (from[t] - from[t + half]) * roots(block);
    });
    from = to;
    to = to == a ? b : a;
  }
  return const_cast<Complex*>(from);
}

// 2jk = j^2 + k^2 - (k - j)^2 makes a convolution of the sum, whatever n is.
void dft(Kokkos::View<const double*> const& x, Kokkos::View<Kokkos::complex<double>*> &output) {
  const size_t n = x.extent(0);
  size_t length = 1;
  while (length < 2 * n - 1) length *= 2;
  const auto room = [](size_t elements) { return Kokkos::View<Complex*>(Kokkos::view_alloc(Kokkos::WithoutInitializing, "room"), elements); };
  const Kokkos::View<Complex*> chirp = room(n), a = room(length), b = room(length), spareA = room(length), spareB = room(length);
  Kokkos::parallel_for(n, KOKKOS_LAMBDA(const size_t k) {
    const double angle = -M_PI * static_cast<double>(k * k % (2 * n)) / static_cast<double>(n);
    chirp(k) = Complex(Kokkos::cos(angle), Kokkos::sin(angle));
  });
  Kokkos::parallel_for(length, KOKKOS_LAMBDA(const size_t k) {
    a(k) = k < n ? x(k) * chirp(k) : Complex(0);
    b(k) = k < n ? Kokkos::conj(chirp(k)) : length - k < n ? Kokkos::conj(chirp(length - k)) : Complex(0);
  });
  Complex* const left = stockham(a.data(), spareA.data(), a.data(), length, -1);
  const Complex* const right = stockham(b.data(), spareB.data(), b.data(), length, -1);
  Kokkos::parallel_for(length, KOKKOS_LAMBDA(const size_t k) { left[k] *= right[k]; });
  const Complex* const found = stockham(left, left == a.data() ? spareA.data() : a.data(), left, length, 1);
  Kokkos::parallel_for(n, KOKKOS_LAMBDA(const size_t k) { output(k) = found[k] * chirp(k) / static_cast<double>(length); });
}
