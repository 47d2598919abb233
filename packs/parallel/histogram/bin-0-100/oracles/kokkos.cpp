struct Bins {
  std::size_t counts[10] = {};
  KOKKOS_INLINE_FUNCTION Bins& operator+=(const Bins& other) {
    for (int bin = 0; bin < 10; ++bin) counts[bin] += other.counts[bin];
    return *this;
  }
};

namespace Kokkos {
template <>
struct reduction_identity<Bins> {
  KOKKOS_INLINE_FUNCTION static Bins sum() { return {}; }
};
}  // namespace Kokkos

void binsBy10Count(Kokkos::View<const double*> const& x, Kokkos::View<std::size_t[10]> &bins) {
  Bins all;
  Kokkos::parallel_reduce(x.extent(0), KOKKOS_LAMBDA(const size_t i, Bins& mine) { ++mine.counts[Kokkos::min(static_cast<int>(x(i) / 10), 9)]; }, Kokkos::Sum<Bins>(all));
  for (int bin = 0; bin < 10; ++bin) bins(bin) = all.counts[bin];
}
