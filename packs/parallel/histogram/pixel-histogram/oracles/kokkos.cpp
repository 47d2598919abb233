// Each team counts a part of the image in scratch memory of its own.
void pixelCounts(Kokkos::View<const int*> const& image, Kokkos::View<std::size_t[256]> &bins) {
  using Policy = Kokkos::TeamPolicy<>;
  using Scratch = Kokkos::View<std::size_t[256], Kokkos::DefaultExecutionSpace::scratch_memory_space, Kokkos::MemoryUnmanaged>;
  const size_t pixels = image.extent(0), part = 1 << 16;
  Kokkos::deep_copy(bins, 0);
  const Policy policy(static_cast<int>((pixels + part - 1) / part), 1);
  Kokkos::parallel_for(Policy(policy).set_scratch_size(0, Kokkos::PerTeam(Scratch::shmem_size())), KOKKOS_LAMBDA(const Policy::member_type& team) {
    const Scratch counts(team.team_scratch(0));
    for (size_t level = 0; level < 256; ++level) counts(level) = 0;
    const size_t begin = part * static_cast<size_t>(team.league_rank());
    for (size_t i = begin; i < Kokkos::min(pixels, begin + part); ++i) ++counts(static_cast<size_t>(image(i)));
    for (size_t level = 0; level < 256; ++level)
      if (counts(level) > 0) Kokkos::atomic_add(&bins(level), counts(level));
  });
}
