void gemm(Kokkos::View<const double*> const& A, Kokkos::View<const double*> const& B, Kokkos::View<double*> &C, size_t M, size_t K, size_t N) {
  Kokkos::parallel_for(M, KOKKOS_LAMBDA(const size_t i) {
    double* row = &C(i * N);
    for (size_t j = 0; j < N; ++j) row[j] = 0;
    for (size_t k = 0; k < K; ++k) {
      const double factor = A(i * K + k);
      const double* other = &B(k * N);
      for (size_t j = 0; j < N; ++j) row[j] += factor * other[j];
    }
  });
}
