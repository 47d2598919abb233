// What must be known about a stretch to join it with its neighbours. Prefix and suffix may be empty, what gives the best sum may not.
struct Stretch {
  int total = 0, prefix = 0, suffix = 0, best = std::numeric_limits<int>::min();
};

static Stretch joined(const Stretch& left, const Stretch& right) {
  const int across = left.suffix + right.prefix;
  const int best = std::max(left.best, right.best);
  return {left.total + right.total, std::max(left.prefix, left.total + right.prefix), std::max(right.suffix, right.total + left.suffix), across > 0 ? std::max(best, across) : best};
}

static Stretch survey(const int* begin, const int* end) {
  int total = 0, prefix = 0, ending = 0, best = std::numeric_limits<int>::min();
  for (const int* value = begin; value < end; ++value) {
    ending = std::max(ending, 0) + *value;
    best = std::max(best, ending);
    total += *value;
    prefix = std::max(prefix, total);
  }
  return {total, prefix, std::max(ending, 0), best};
}

int maximumSubarray(std::vector<int> const& x) {
  int rank, ranks;
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  MPI_Comm_size(MPI_COMM_WORLD, &ranks);
  const Stretch mine = survey(x.data() + x.size() * rank / ranks, x.data() + x.size() * (rank + 1) / ranks);
  std::vector<Stretch> parts(ranks);
  MPI_Gather(&mine, 4, MPI_INT, parts.data(), 4, MPI_INT, 0, MPI_COMM_WORLD);
  return std::accumulate(parts.begin(), parts.end(), Stretch(), joined).best;
}
