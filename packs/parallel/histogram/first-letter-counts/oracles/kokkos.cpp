#include <Kokkos_ScatterView.hpp>

void firstLetterCounts(Kokkos::View<const char**> const& s, Kokkos::View<std::size_t[26]> &bins) {
  Kokkos::deep_copy(bins, 0);
  auto scattered = Kokkos::Experimental::create_scatter_view(bins);
  Kokkos::parallel_for(s.extent(0), KOKKOS_LAMBDA(const size_t i) {
    auto counts = scattered.access();
    counts(s(i, 0) - 'a') += 1;
  });
  Kokkos::Experimental::contribute(bins, scattered);
}
