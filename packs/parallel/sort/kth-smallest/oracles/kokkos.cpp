#include <Kokkos_ScatterView.hpp>

// Fixes the answer's digits from the highest: counts the elements that share those fixed so far by their next digit.
int findKthSmallest(Kokkos::View<const int*> const& x, int k) {
  Kokkos::View<size_t*> counts("counts", 2048);
  size_t before = static_cast<size_t>(k - 1);
  uint32_t answer = 0, fixed = 0;
  for (int shift : {21, 10, 0}) {
    const uint32_t last = shift == 0 ? 1023 : 2047;
    Kokkos::deep_copy(counts, 0);
    auto scattered = Kokkos::Experimental::create_scatter_view(counts);
    Kokkos::parallel_for(x.extent(0), KOKKOS_LAMBDA(const size_t i) {
      const uint32_t value = static_cast<uint32_t>(x(i)) ^ 0x80000000u;
      if ((value & fixed) != answer) return;
      auto mine = scattered.access();
      mine((value >> shift) & last) += 1;
    });
    Kokkos::Experimental::contribute(counts, scattered);
    uint32_t digit = 0;
    for (; digit < last && counts(digit) <= before; ++digit) before -= counts(digit);
    answer |= digit << shift;
    fixed |= last << shift;
  }
  return static_cast<int>(answer ^ 0x80000000u);
}
