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

// Joins two halves, both in order of y and on either side of the line, into one; returns the least squared distance.
static double join(Point* begin, Point* middle, Point* end, Point* spare, double line, double best) {
  std::merge(begin, middle, middle, end, spare, [](const Point& a, const Point& b) { return a.y < b.y; });
  std::copy(spare, spare + (end - begin), begin);
  Point* top = spare;
  for (Point* p = begin; p != end; ++p) {
    if ((p->x - line) * (p->x - line) >= best) continue;
    for (Point* q = top; q-- != spare && (p->y - q->y) * (p->y - q->y) < best;) best = Kokkos::min(best, (p->x - q->x) * (p->x - q->x) + (p->y - q->y) * (p->y - q->y));
    *top++ = *p;
  }
  return best;
}

// Points in order of x come back in order of y.
static double closest(Point* begin, Point* end, Point* spare) {
  if (end - begin < 2) return std::numeric_limits<double>::infinity();
  Point* const middle = begin + (end - begin) / 2;
  const double line = middle->x;
  const double best = Kokkos::min(closest(begin, middle, spare), closest(middle, end, spare));
  return join(begin, middle, end, spare, line, best);
}

// Blocks are solved each by one thread, then neighbours are joined in parallel until one is left.
double closestPair(Kokkos::View<const Point*> const& points) {
  const size_t n = points.extent(0), block = Kokkos::max<size_t>(1024, (n + 63) / 64), blocks = (n + block - 1) / block;
  const Kokkos::View<Point*> sorted(Kokkos::view_alloc(Kokkos::WithoutInitializing, "sorted"), n), spare(Kokkos::view_alloc(Kokkos::WithoutInitializing, "spare"), n);
  const Kokkos::View<double*> best("best", blocks), lines("lines", blocks);
  Kokkos::deep_copy(sorted, points);
  sortAll(sorted.data(), n, [](const Point& a, const Point& b) { return a.x < b.x; });
  Point *const from = sorted.data(), *const room = spare.data();
  Kokkos::parallel_for(blocks, KOKKOS_LAMBDA(const size_t b) {
    lines(b) = from[b * block].x;
    best(b) = closest(from + b * block, from + Kokkos::min(n, (b + 1) * block), room + b * block);
  });
  for (size_t width = 1; width < blocks; width *= 2)
    Kokkos::parallel_for((blocks + width - 1) / (2 * width), KOKKOS_LAMBDA(const size_t pair) {
      const size_t left = 2 * pair * width, right = left + width;
      const double both = Kokkos::min(best(left), best(right));
      best(left) = join(from + left * block, from + right * block, from + Kokkos::min(n, (right + width) * block), room + left * block, lines(right), both);
    });
  return std::sqrt(best(0));
}
