// Scans over blocks: the minimum of a block is taken at first, and its elements are replaced once it is known what comes before it.
struct PartialMinimums {
  using value_type = float;
  static constexpr size_t block = 2048;
  Kokkos::View<float*> x;

  KOKKOS_INLINE_FUNCTION void init(float& least) const { least = std::numeric_limits<float>::infinity(); }
  KOKKOS_INLINE_FUNCTION void join(float& least, const float& other) const { least = Kokkos::min(least, other); }
  KOKKOS_INLINE_FUNCTION void operator()(const size_t b, float& before, const bool final) const {
    const size_t begin = b * block, end = Kokkos::min(x.extent(0), begin + block);
    float least = before;
    if (final) {
      for (size_t i = begin; i < end; ++i) x(i) = least = Kokkos::min(least, x(i));
    } else {
      for (size_t i = begin; i < end; ++i) least = Kokkos::min(least, x(i));
    }
    before = least;
  }
};

void partialMinimums(Kokkos::View<float*> &x) {
  Kokkos::parallel_scan((x.extent(0) + PartialMinimums::block - 1) / PartialMinimums::block, PartialMinimums{x});
}
