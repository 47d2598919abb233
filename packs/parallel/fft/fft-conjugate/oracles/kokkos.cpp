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

void fftConjugate(Kokkos::View<Kokkos::complex<double>*> &x) {
  const size_t n = x.extent(0);
  const Kokkos::View<Complex*> spare(Kokkos::view_alloc(Kokkos::WithoutInitializing, "spare"), n);
  const Complex* const found = stockham(x.data(), spare.data(), x.data(), n, -1);
  Kokkos::parallel_for(n, KOKKOS_LAMBDA(const size_t k) { x(k) = Kokkos::conj(found[k]); });
}
