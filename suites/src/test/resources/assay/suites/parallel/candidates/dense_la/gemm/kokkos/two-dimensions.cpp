// CORRECT
void gemm(Kokkos::View<const double*> const& A, Kokkos::View<const double*> const& B, Kokkos::View<double*> &C, size_t M, size_t K, size_t N) {
  Kokkos::View<const double**, Kokkos::LayoutRight, Kokkos::MemoryTraits<Kokkos::Unmanaged>> a(A.data(), M, K), b(B.data(), K, N);
  Kokkos::View<double**, Kokkos::LayoutRight, Kokkos::MemoryTraits<Kokkos::Unmanaged>> c(C.data(), M, N);
  Kokkos::parallel_for("gemm", Kokkos::MDRangePolicy<Kokkos::Rank<2>>({0, 0}, {M, N}), KOKKOS_LAMBDA(const size_t i, const size_t j) {
    double sum = 0;
    for (size_t k = 0; k < K; ++k) sum += a(i, k) * b(k, j);
    c(i, j) = sum;
  });
}
