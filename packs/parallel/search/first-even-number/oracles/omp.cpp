// Blocks are dealt out in order; one that lies after an even number already found is left out.
std::size_t findFirstEven(std::vector<int> const& x) {
  const size_t n = x.size();
  constexpr size_t block = 16384;
  std::uint64_t found = n;
#pragma omp parallel for schedule(static, 1)
  for (size_t first = 0; first < n; first += block) {
    std::uint64_t bound;
#pragma omp atomic read
    bound = found;
    if (first > bound) continue;
    const size_t last = std::min(first + block, n);
    int odd = 1;
    for (size_t i = first; i < last; ++i) odd &= x[i];
    if (odd) continue;
    size_t place = first;
    while (x[place] % 2 != 0) ++place;
#pragma omp critical
    if (place < found) {
#pragma omp atomic write
      found = place;
    }
  }
  return found;
}
