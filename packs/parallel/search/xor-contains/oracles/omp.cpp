// Called by every thread: they share the blocks, and leave those that remain once the value is found.
static void search(std::vector<int> const& values, size_t begin, size_t end, int val, int& found) {
  constexpr size_t block = 16384;
#pragma omp for schedule(static, 1) nowait
  for (size_t first = begin; first < end; first += block) {
    int done;
#pragma omp atomic read
    done = found;
    if (done) continue;
    const size_t last = std::min(first + block, end);
    int hits = 0;
    for (size_t i = first; i < last; ++i) hits |= values[i] == val;
    if (hits) {
#pragma omp atomic write
      found = 1;
    }
  }
}

bool xorContains(std::vector<int> const& x, std::vector<int> const& y, int val) {
  int found[2] = {0, 0};
#pragma omp parallel
  {
    search(x, 0, x.size(), val, found[0]);
    search(y, 0, y.size(), val, found[1]);
  }
  return found[0] != found[1];
}
