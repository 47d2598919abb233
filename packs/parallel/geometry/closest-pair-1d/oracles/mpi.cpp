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
  for (double value : x)
    if (begin <= value && value < end) mine.push_back(value);
  std::sort(mine.begin(), mine.end());
  Part found{infinity, -infinity, infinity};
  if (!mine.empty()) found = {mine.front(), mine.back(), infinity};
  for (size_t i = 1; i < mine.size(); ++i) found.best = std::min(found.best, mine[i] - mine[i - 1]);

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
