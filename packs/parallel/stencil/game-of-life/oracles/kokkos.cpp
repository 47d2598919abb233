// A cell lives on or is born where its square of nine holds three live cells, or four of which it is one.
void gameOfLife(Kokkos::View<const int*> const& input, Kokkos::View<int*> &output, size_t N) {
  using Team = Kokkos::TeamPolicy<>::member_type;
  const Kokkos::View<const int**, Kokkos::LayoutRight, Kokkos::MemoryUnmanaged> in(input.data(), N, N);
  const Kokkos::View<int**, Kokkos::LayoutRight, Kokkos::MemoryUnmanaged> out(output.data(), N, N);
  Kokkos::parallel_for(Kokkos::TeamPolicy<>(static_cast<int>(N), Kokkos::AUTO), KOKKOS_LAMBDA(const Team& team) {
    const size_t i = static_cast<size_t>(team.league_rank());
    const size_t top = i > 0 ? i - 1 : i, bottom = i + 1 < N ? i + 1 : i;
    Kokkos::parallel_for(Kokkos::TeamThreadRange(team, N), [&](const size_t j) {
      const size_t left = j > 0 ? j - 1 : j, right = j + 1 < N ? j + 1 : j;
      int total = 0;
      for (size_t row = top; row <= bottom; ++row)
        for (size_t column = left; column <= right; ++column) total += in(row, column);
      out(i, j) = total == 3 || (total == 4 && in(i, j) == 1);
    });
  });
}
