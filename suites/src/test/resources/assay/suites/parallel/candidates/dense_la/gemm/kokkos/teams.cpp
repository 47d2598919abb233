// CORRECT
void gemm(Kokkos::View<const double*> const& A, Kokkos::View<const double*> const& B, Kokkos::View<double*> &C, size_t M, size_t K, size_t N) {
  using team_policy = Kokkos::TeamPolicy<>;
  using member_type = team_policy::member_type;
  Kokkos::parallel_for("gemm", team_policy(M, Kokkos::AUTO()), KOKKOS_LAMBDA(const member_type& team) {
    const int i = team.league_rank();
    Kokkos::parallel_for(Kokkos::TeamThreadRange(team, N), [&](const int j) {
      double sum = 0;
      Kokkos::parallel_reduce(Kokkos::ThreadVectorRange(team, K), [&](const int k, double& partial) { partial += A(i * K + k) * B(k * N + j); }, sum);
      C(i * N + j) = sum;
    });
  });
}
