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
  for (int value : x)
    if (value != 0 && low <= value && value < high) mine.push_back(value);
  std::sort(mine.begin(), mine.end());

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
