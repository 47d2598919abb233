// Blocks are dealt out in order; one that lies after an even number already found is left out.
std::size_t findFirstEven(Kokkos::View<const int*> const& x) {
  const size_t n = x.extent(0), block = 16384;
  Kokkos::View<size_t> first("first");
  Kokkos::deep_copy(first, n);
  Kokkos::parallel_for(Kokkos::RangePolicy<Kokkos::Schedule<Kokkos::Dynamic>>(0, (n + block - 1) / block).set_chunk_size(1), KOKKOS_LAMBDA(const size_t b) {
    if (b * block > Kokkos::atomic_fetch_add(&first(), size_t(0))) return;
    const size_t end = Kokkos::min(n, (b + 1) * block);
    size_t i = b * block;
    while (i < end && x(i) % 2 != 0) ++i;
    if (i < end) Kokkos::atomic_min(&first(), i);
  });
  return first();
}
