bool contains(std::vector<int> const& x, int target) {
  constexpr size_t block = 16384;
  int found = 0;
#pragma omp parallel for schedule(static, 1)
  for (size_t first = 0; first < x.size(); first += block) {
    int done;
#pragma omp atomic read
    done = found;
    if (done) continue;
    const size_t last = std::min(first + block, x.size());
    int hits = 0;
    for (size_t i = first; i < last; ++i) hits |= x[i] == target;
    if (hits) {
#pragma omp atomic write
      found = 1;
    }
  }
  return found != 0;
}
