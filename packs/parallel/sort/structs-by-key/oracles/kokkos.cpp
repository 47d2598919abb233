// How many of the first `count` elements of the two runs merged come from the run a.
template <typename T, typename Less>
KOKKOS_INLINE_FUNCTION size_t split(const T* a, size_t lengthA, const T* b, size_t lengthB, size_t count, Less less) {
  size_t low = count > lengthB ? count - lengthB : 0, high = Kokkos::min(count, lengthA);
  while (low < high) {
    const size_t middle = (low + high) / 2;
    if (less(b[count - middle - 1], a[middle])) high = middle;
    else low = middle + 1;
  }
  return low;
}

// Sorts runs, then merges neighbours until one is left. A merge is cut in pieces of equal length, so that the last one is shared, too.
template <typename T, typename Less>
static void sortAll(T* data, size_t n, Less less) {
  const size_t threads = static_cast<size_t>(Kokkos::DefaultExecutionSpace::concurrency());
  const size_t piece = Kokkos::max<size_t>(1024, (n + threads - 1) / threads);
  const size_t pieces = (n + piece - 1) / piece;
  const Kokkos::View<T*> spare(Kokkos::view_alloc(Kokkos::WithoutInitializing, "spare"), n);
  Kokkos::parallel_for(pieces, KOKKOS_LAMBDA(const size_t p) { std::sort(data + p * piece, data + Kokkos::min(n, (p + 1) * piece), less); });
  T *from = data, *to = spare.data();
  for (size_t run = piece; run < n; run *= 2) {
    Kokkos::parallel_for(pieces, KOKKOS_LAMBDA(const size_t p) {
      const size_t begin = p * piece / (2 * run) * (2 * run), middle = Kokkos::min(n, begin + run), end = Kokkos::min(n, begin + 2 * run);
      const T *a = from + begin, *b = from + middle;
      const size_t first = p * piece - begin, last = Kokkos::min(first + piece, end - begin);
      const size_t i = split(a, middle - begin, b, end - middle, first, less), j = split(a, middle - begin, b, end - middle, last, less);
      std::merge(a + i, a + j, b + first - i, b + last - j, to + begin + first, less);
    });
    std::swap(from, to);
  }
  if (from != data) Kokkos::parallel_for(n, KOKKOS_LAMBDA(const size_t i) { data[i] = from[i]; });
}

void sortByStartTime(Kokkos::View<Result*> &results) {
  sortAll(results.data(), results.extent(0), [](const Result& a, const Result& b) { return a.startTime < b.startTime; });
}
