// What must be known about a stretch to join it with its neighbours. Prefix and suffix may be empty, what gives the best sum may not.
struct Stretch {
  int total = 0, prefix = 0, suffix = 0, best = std::numeric_limits<int>::min();
};

// A stretch on the right of another, which Kokkos joins in the order of the indices.
KOKKOS_INLINE_FUNCTION void append(Stretch& left, const Stretch& right) {
  const int across = left.suffix + right.prefix;
  left.best = Kokkos::max(left.best, right.best);
  if (across > 0) left.best = Kokkos::max(left.best, across);
  left.prefix = Kokkos::max(left.prefix, left.total + right.prefix);
  left.suffix = Kokkos::max(right.suffix, right.total + left.suffix);
  left.total += right.total;
}

int maximumSubarray(Kokkos::View<const int*> const& x) {
  const size_t n = x.extent(0);
  const size_t block = 4096, blocks = (n + block - 1) / block;
  Kokkos::View<Stretch*> stretches(Kokkos::view_alloc(Kokkos::WithoutInitializing, "stretches"), blocks);
  Kokkos::parallel_for(blocks, KOKKOS_LAMBDA(const size_t b) {
    int total = 0, prefix = 0, ending = 0, best = std::numeric_limits<int>::min();
    for (size_t i = b * block; i < Kokkos::min(n, (b + 1) * block); ++i) {
      ending = Kokkos::max(ending, 0) + x(i);
      best = Kokkos::max(best, ending);
      total += x(i);
      prefix = Kokkos::max(prefix, total);
    }
    stretches(b) = {total, prefix, Kokkos::max(ending, 0), best};
  });
  Stretch all;
  for (size_t b = 0; b < blocks; ++b) append(all, stretches(b));
  return all.best;
}
