void jacobi2D(Kokkos::View<const double*> const& input, Kokkos::View<double*> &output, size_t N) {
  const Kokkos::View<const double**, Kokkos::LayoutRight, Kokkos::MemoryUnmanaged> in(input.data(), N, N);
  const Kokkos::View<double**, Kokkos::LayoutRight, Kokkos::MemoryUnmanaged> out(output.data(), N, N);
  Kokkos::parallel_for(Kokkos::MDRangePolicy<Kokkos::Rank<2>>({0, 0}, {N, N}), KOKKOS_LAMBDA(const size_t i, const size_t j) {
    double sum = in(i, j);
    if (i > 0) sum += in(i - 1, j);
    if (i + 1 < N) sum += in(i + 1, j);
    if (j > 0) sum += in(i, j - 1);
    if (j + 1 < N) sum += in(i, j + 1);
    out(i, j) = sum / 5;
  });
}
