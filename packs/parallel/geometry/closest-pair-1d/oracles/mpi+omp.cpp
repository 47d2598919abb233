static void sortRange(double* begin, double* end, std::ptrdiff_t grain) {
  if (end - begin <= grain) {
    std::sort(begin, end);
    return;
  }
  double* middle = begin + (end - begin) / 2;
#pragma omp task
  sortRange(begin, middle, grain);
  sortRange(middle, end, grain);
#pragma omp taskwait
  std::inplace_merge(begin, middle, end);
}

// What rank 0 must know of the numbers between two splitters. Without any of them least is above largest.
struct Part {
  double least;
  double largest;
  double best;
};

double closestPair(std::vector<double> const& x) {
  int rank = 0;
  int ranks = 1;
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  MPI_Comm_size(MPI_COMM_WORLD, &ranks);

  const size_t part = static_cast<size_t>(rank);
  const size_t parts = static_cast<size_t>(ranks);
  std::vector<double> sample;
  for (size_t i = 0; i < x.size(); i += std::max<size_t>(1, x.size() / (64 * parts))) sample.push_back(x[i]);
  std::sort(sample.begin(), sample.end());
  const double infinity = std::numeric_limits<double>::infinity();
  const double begin = part == 0 ? -infinity : sample[sample.size() * part / parts];
  const double end = part + 1 == parts ? infinity : sample[sample.size() * (part + 1) / parts];

  std::vector<double> mine;
#pragma omp parallel
  {
    std::vector<double> picked;
#pragma omp for nowait
    for (size_t i = 0; i < x.size(); ++i)
      if (begin <= x[i] && x[i] < end) picked.push_back(x[i]);
#pragma omp critical
    mine.insert(mine.end(), picked.begin(), picked.end());
#pragma omp barrier
#pragma omp single
    sortRange(mine.data(), mine.data() + mine.size(), std::max<std::ptrdiff_t>(1024, (std::ssize(mine) + omp_get_num_threads() - 1) / omp_get_num_threads()));
  }
  Part found{infinity, -infinity, infinity};
  if (!mine.empty()) found = {mine.front(), mine.back(), infinity};
  double closest = infinity;
#pragma omp parallel for reduction(min : closest)
  for (size_t i = 1; i < mine.size(); ++i) closest = std::min(closest, mine[i] - mine[i - 1]);
  found.best = closest;

  std::vector<Part> all(parts);
  MPI_Gather(&found, 3, MPI_DOUBLE, all.data(), 3, MPI_DOUBLE, 0, MPI_COMM_WORLD);
  double best = infinity;
  double last = -infinity;
  if (rank == 0)
    for (const Part& one : all) {
      best = std::min({best, one.best, one.least - last});
      last = std::max(last, one.largest);
    }
  return best;
}
