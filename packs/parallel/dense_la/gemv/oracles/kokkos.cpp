void gemv(Kokkos::View<const double*> const& A, Kokkos::View<const double*> const& x, Kokkos::View<double*> &y, size_t M, size_t N) {
  using Team = Kokkos::TeamPolicy<>::member_type;
  Kokkos::parallel_for(Kokkos::TeamPolicy<>(static_cast<int>(M), Kokkos::AUTO), KOKKOS_LAMBDA(const Team& team) {
    const size_t i = static_cast<size_t>(team.league_rank());
    const double* row = &A(i * N);
    double sum = 0;
    Kokkos::parallel_reduce(Kokkos::TeamThreadRange(team, N), [&](const size_t j, double& partial) { partial += row[j] * x(j); }, sum);
    Kokkos::single(Kokkos::PerTeam(team), [&]() { y(i) = sum; });
  });
}
