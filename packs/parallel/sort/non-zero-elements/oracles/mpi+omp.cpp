static void sortRange(int* begin, int* end, std::ptrdiff_t grain) {
  if (end - begin <= grain) {
    std::sort(begin, end);
    return;
  }
  int* middle = begin + (end - begin) / 2;
#pragma omp task
  sortRange(begin, middle, grain);
  sortRange(middle, end, grain);
#pragma omp taskwait
  std::inplace_merge(begin, middle, end);
}

// Each rank picks the values between two splitters, so that the sorted parts follow one another.
void sortIgnoreZero(std::vector<int> &x) {
  int rank = 0;
  int ranks = 1;
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  MPI_Comm_size(MPI_COMM_WORLD, &ranks);

  const size_t part = static_cast<size_t>(rank);
  const size_t parts = static_cast<size_t>(ranks);
  std::vector<int> sample;
  for (size_t i = 0; i < x.size(); i += std::max<size_t>(1, x.size() / (64 * parts)))
    if (x[i] != 0) sample.push_back(x[i]);
  std::sort(sample.begin(), sample.end());
  const long long low = part == 0 ? LLONG_MIN : sample.empty() ? LLONG_MAX : sample[sample.size() * part / parts];
  const long long high = part + 1 == parts || sample.empty() ? LLONG_MAX : sample[sample.size() * (part + 1) / parts];
  std::vector<int> mine;
#pragma omp parallel
  {
    std::vector<int> picked;
#pragma omp for nowait
    for (size_t i = 0; i < x.size(); ++i)
      if (x[i] != 0 && low <= x[i] && x[i] < high) picked.push_back(x[i]);
#pragma omp critical
    mine.insert(mine.end(), picked.begin(), picked.end());
#pragma omp barrier
#pragma omp single
    sortRange(mine.data(), mine.data() + mine.size(), std::max<std::ptrdiff_t>(1024, (std::ssize(mine) + omp_get_num_threads() - 1) / omp_get_num_threads()));
  }

  const int length = static_cast<int>(mine.size());
  std::vector<int> lengths(parts);
  MPI_Gather(&length, 1, MPI_INT, lengths.data(), 1, MPI_INT, 0, MPI_COMM_WORLD);
  std::vector<int> offsets(parts);
  std::exclusive_scan(lengths.begin(), lengths.end(), offsets.begin(), 0);
  std::vector<int> sorted(rank == 0 ? x.size() : 0);
  MPI_Gatherv(mine.data(), length, MPI_INT, sorted.data(), lengths.data(), offsets.data(), MPI_INT, 0, MPI_COMM_WORLD);
  if (rank != 0) return;
  size_t next = 0;
  for (int& value : x)
    if (value != 0) value = sorted[next++];
}
