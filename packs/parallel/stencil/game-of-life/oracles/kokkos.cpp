// A cell lives on or is born where its square of nine holds three live cells, or four of which it is one. Each team has the sums of the columns
// of its row in scratch memory.
void gameOfLife(Kokkos::View<const int*> const& input, Kokkos::View<int*> &output, size_t N) {
  using Policy = Kokkos::TeamPolicy<>;
  using Columns = Kokkos::View<int*, Kokkos::DefaultExecutionSpace::scratch_memory_space, Kokkos::MemoryUnmanaged>;
  const Kokkos::View<int*> outside("outside", N);
  const Policy policy = Policy(static_cast<int>(N), 1).set_scratch_size(0, Kokkos::PerTeam(static_cast<int>(Columns::shmem_size(N + 2))));
  Kokkos::parallel_for(policy, KOKKOS_LAMBDA(const Policy::member_type& team) {
    const size_t i = static_cast<size_t>(team.league_rank());
    const Columns scratch(team.team_scratch(0), N + 2);
    const int* row = &input(i * N);
    const int *above = i > 0 ? row - N : outside.data(), *below = i + 1 < N ? row + N : outside.data();
    int *columns = scratch.data(), *out = &output(i * N);
    columns[0] = columns[N + 1] = 0;
    Kokkos::parallel_for(Kokkos::TeamThreadRange(team, N), [=](const size_t j) { columns[j + 1] = above[j] + row[j] + below[j]; });
    team.team_barrier();
    Kokkos::parallel_for(Kokkos::TeamThreadRange(team, N), [=](const size_t j) {
      const int total = columns[j] + columns[j + 1] + columns[j + 2];
      out[j] = (total == 3) | ((total == 4) & row[j]);
    });
  });
}
