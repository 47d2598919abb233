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
  std::vector<Stretch> parts(static_cast<std::size_t>(omp_get_max_threads()));
#pragma omp parallel
  {
    const std::size_t threads = static_cast<std::size_t>(omp_get_num_threads());
    const std::size_t me = static_cast<std::size_t>(omp_get_thread_num());
    parts[me] = survey(x.data() + x.size() * me / threads, x.data() + x.size() * (me + 1) / threads);
  }
  return std::accumulate(parts.begin(), parts.end(), Stretch(), joined).best;
}
