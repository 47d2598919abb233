static const Element* seek(const std::vector<Element>& vector, size_t index) {
  return std::lower_bound(vector.data(), vector.data() + vector.size(), index, [](const Element& element, size_t wanted) { return element.index < wanted; });
}

// The part of z from begin to end.
static void add(double alpha, const std::vector<Element>& x, const std::vector<Element>& y, double* part, size_t begin, size_t end) {
  std::fill(part, part + (end - begin), 0.0);
  for (const Element *element = seek(x, begin), *last = seek(x, end); element != last; ++element) part[element->index - begin] = alpha * element->value;
  for (const Element *element = seek(y, begin), *last = seek(y, end); element != last; ++element) part[element->index - begin] += element->value;
}

void sparseAxpy(double alpha, std::vector<Element> const& x, std::vector<Element> const& y, std::vector<double> &z, size_t N) {
  int rank, ranks;
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  MPI_Comm_size(MPI_COMM_WORLD, &ranks);
  const auto first = [&](int r) { return N * static_cast<size_t>(r) / static_cast<size_t>(ranks); };
  const size_t begin = first(rank);
  const size_t end = first(rank + 1);

  std::vector<double> part(end - begin);
#pragma omp parallel
  {
    const size_t threads = static_cast<size_t>(omp_get_num_threads());
    const size_t me = static_cast<size_t>(omp_get_thread_num());
    const size_t from = part.size() * me / threads;
    const size_t to = part.size() * (me + 1) / threads;
    add(alpha, x, y, part.data() + from, begin + from, begin + to);
  }

  std::vector<int> counts, offsets;
  for (int r = 0; r < ranks; ++r) {
    offsets.push_back(static_cast<int>(first(r)));
    counts.push_back(static_cast<int>(first(r + 1) - first(r)));
  }
  MPI_Gatherv(part.data(), counts[rank], MPI_DOUBLE, z.data(), counts.data(), offsets.data(), MPI_DOUBLE, 0, MPI_COMM_WORLD);
}
