// A functor whose result is an array: Kokkos gives each thread one of its own and adds them up.
struct Quartiles {
  using value_type = std::size_t[];
  const unsigned value_count = 4;
  Kokkos::View<const double*> x;

  KOKKOS_INLINE_FUNCTION void init(std::size_t* counts) const {
    for (unsigned quarter = 0; quarter < value_count; ++quarter) counts[quarter] = 0;
  }
  KOKKOS_INLINE_FUNCTION void join(std::size_t* counts, const std::size_t* others) const {
    for (unsigned quarter = 0; quarter < value_count; ++quarter) counts[quarter] += others[quarter];
  }
  KOKKOS_INLINE_FUNCTION void operator()(const size_t i, std::size_t* counts) const { ++counts[static_cast<std::int64_t>(4 * x(i)) & 3]; }  // 4 * x(i) is exact
};

void countQuartiles(Kokkos::View<const double*> const& x, Kokkos::View<std::size_t[4]> &bins) {
  std::size_t counts[4];
  Kokkos::parallel_reduce(x.extent(0), Quartiles{.x = x}, counts);
  for (int quarter = 0; quarter < 4; ++quarter) bins(quarter) = counts[quarter];
}
