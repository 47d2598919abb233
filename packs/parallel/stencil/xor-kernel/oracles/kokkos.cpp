void cellsXOR(Kokkos::View<const int*> const& input, Kokkos::View<int*> &output, size_t N) {
  const Kokkos::View<const int**, Kokkos::LayoutRight, Kokkos::MemoryUnmanaged> in(input.data(), N, N);
  const Kokkos::View<int**, Kokkos::LayoutRight, Kokkos::MemoryUnmanaged> out(output.data(), N, N);
  Kokkos::parallel_for(Kokkos::MDRangePolicy<Kokkos::Rank<2>>({0, 0}, {N, N}), KOKKOS_LAMBDA(const size_t i, const size_t j) {
    int ones = 0;
    if (i > 0) ones += in(i - 1, j);
    if (i + 1 < N) ones += in(i + 1, j);
    if (j > 0) ones += in(i, j - 1);
    if (j + 1 < N) ones += in(i, j + 1);
    out(i, j) = ones == 1;
  });
}
