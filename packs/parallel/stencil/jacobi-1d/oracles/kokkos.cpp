void jacobi1D(Kokkos::View<const double*> const& input, Kokkos::View<double*> &output) {
  const size_t n = input.extent(0);
  if (n == 1) {
    output(0) = input(0) / 3;
    return;
  }
  output(0) = (input(0) + input(1)) / 3;
  output(n - 1) = (input(n - 2) + input(n - 1)) / 3;
  Kokkos::parallel_for(Kokkos::RangePolicy<>(1, n - 1), KOKKOS_LAMBDA(const size_t i) { output(i) = (input(i - 1) + input(i) + input(i + 1)) / 3; });
}
