static void sortRange(Result* begin, Result* end, std::size_t grain) {
  const auto earlier = [](const Result& a, const Result& b) { return a.startTime < b.startTime; };
  const std::size_t count = static_cast<std::size_t>(end - begin);
  if (count <= grain) {
    std::sort(begin, end, earlier);
    return;
  }
  Result* middle = begin + count / 2;
#pragma omp task
  sortRange(begin, middle, grain);
  sortRange(middle, end, grain);
#pragma omp taskwait
  std::inplace_merge(begin, middle, end, earlier);
}

static void sortThreaded(std::vector<Result> &results) {
#pragma omp parallel
#pragma omp single
  {
    const std::size_t pieces = static_cast<std::size_t>(omp_get_num_threads());
    const std::size_t grain = std::max<std::size_t>(1024, (results.size() + pieces - 1) / pieces);
    sortRange(results.data(), results.data() + results.size(), grain);
  }
}

// Each rank picks the elements whose keys lie between two splitters, so that the sorted parts follow one another.
void sortByStartTime(std::vector<Result> &results) {
  int rank = 0;
  int ranks = 1;
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  MPI_Comm_size(MPI_COMM_WORLD, &ranks);

  const std::size_t parts = static_cast<std::size_t>(ranks);
  const std::size_t stride = std::max<std::size_t>(1, results.size() / (64 * parts));
  std::vector<int> sample;
  for (std::size_t i = 0; i < results.size(); i += stride) sample.push_back(results[i].startTime);
  std::sort(sample.begin(), sample.end());
  const auto partBegins = [&](std::size_t part) -> long long {
    if (part == 0 || sample.empty()) return LLONG_MIN;
    return part == parts ? LLONG_MAX : sample[sample.size() * part / parts];
  };
  const long long low = partBegins(static_cast<std::size_t>(rank));
  const long long high = partBegins(static_cast<std::size_t>(rank) + 1);
  std::vector<Result> mine;
#pragma omp parallel
  {
    std::vector<Result> picked;
#pragma omp for nowait
    for (std::size_t i = 0; i < results.size(); ++i)
      if (low <= results[i].startTime && results[i].startTime < high) picked.push_back(results[i]);
#pragma omp critical
    mine.insert(mine.end(), picked.begin(), picked.end());
  }
  sortThreaded(mine);

  const int bytes = static_cast<int>(mine.size() * sizeof(Result));
  std::vector<int> lengths(parts);
  MPI_Gather(&bytes, 1, MPI_INT, lengths.data(), 1, MPI_INT, 0, MPI_COMM_WORLD);
  std::vector<int> offsets(parts);
  std::exclusive_scan(lengths.begin(), lengths.end(), offsets.begin(), 0);
  MPI_Gatherv(mine.data(), bytes, MPI_BYTE, results.data(), lengths.data(), offsets.data(), MPI_BYTE, 0, MPI_COMM_WORLD);
}
