int maxDegree(Kokkos::View<const int*> const& A, size_t N) {
  int highest = 0;
  Kokkos::parallel_reduce(
      N,
      KOKKOS_LAMBDA(const size_t i, int& most) {
        int degree = 0;
        for (size_t j = 0; j < N; ++j) degree += A(i * N + j);
        most = Kokkos::max(most, degree);
      },
      Kokkos::Max<int>(highest));
  return N == 0 ? 0 : highest;
}
