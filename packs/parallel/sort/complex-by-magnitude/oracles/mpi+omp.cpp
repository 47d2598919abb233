static bool smaller(const std::complex<double>& a, const std::complex<double>& b) { return std::norm(a) < std::norm(b); }

static void sortRange(std::complex<double>* begin, std::complex<double>* end, std::ptrdiff_t grain) {
  if (end - begin <= grain) {
    std::sort(begin, end, smaller);
    return;
  }
  std::complex<double>* middle = begin + (end - begin) / 2;
#pragma omp task
  sortRange(begin, middle, grain);
  sortRange(middle, end, grain);
#pragma omp taskwait
  std::inplace_merge(begin, middle, end, smaller);
}

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
#pragma omp parallel
  {
    std::vector<std::complex<double>> picked;
#pragma omp for nowait
    for (size_t i = 0; i < x.size(); ++i)
      if (low <= std::norm(x[i]) && std::norm(x[i]) < high) picked.push_back(x[i]);
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
  MPI_Gatherv(mine.data(), length, MPI_CXX_DOUBLE_COMPLEX, x.data(), lengths.data(), offsets.data(), MPI_CXX_DOUBLE_COMPLEX, 0, MPI_COMM_WORLD);
}
