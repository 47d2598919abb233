// Each rank picks the numbers whose magnitudes lie between two splitters, so that the sorted parts follow one another.
void sortComplexByMagnitude(std::vector<std::complex<double>> &x) {
  int rank = 0;
  int ranks = 1;
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  MPI_Comm_size(MPI_COMM_WORLD, &ranks);

  const size_t part = static_cast<size_t>(rank);
  const size_t parts = static_cast<size_t>(ranks);
  std::vector<double> sample;
  for (size_t i = 0; i < x.size(); i += std::max<size_t>(1, x.size() / (64 * parts))) sample.push_back(std::norm(x[i]));
  std::sort(sample.begin(), sample.end());
  const double infinity = std::numeric_limits<double>::infinity();
  const double low = part == 0 || sample.empty() ? 0 : sample[sample.size() * part / parts];
  const double high = part + 1 == parts || sample.empty() ? infinity : sample[sample.size() * (part + 1) / parts];
  std::vector<std::complex<double>> mine;
  for (const std::complex<double>& value : x)
    if (low <= std::norm(value) && std::norm(value) < high) mine.push_back(value);
  std::sort(mine.begin(), mine.end(), [](const std::complex<double>& a, const std::complex<double>& b) { return std::norm(a) < std::norm(b); });

  const int length = static_cast<int>(mine.size());
  std::vector<int> lengths(parts);
  MPI_Gather(&length, 1, MPI_INT, lengths.data(), 1, MPI_INT, 0, MPI_COMM_WORLD);
  std::vector<int> offsets(parts);
  std::exclusive_scan(lengths.begin(), lengths.end(), offsets.begin(), 0);
  MPI_Gatherv(mine.data(), length, MPI_CXX_DOUBLE_COMPLEX, x.data(), lengths.data(), offsets.data(), MPI_CXX_DOUBLE_COMPLEX, 0, MPI_COMM_WORLD);
}
