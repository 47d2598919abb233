// Each rank computes a stretch of the first half; the rest is its mirror image, since x is real.
void dft(std::vector<double> const& x, std::vector<std::complex<double>> &output) {
  int rank, ranks;
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  MPI_Comm_size(MPI_COMM_WORLD, &ranks);
  const size_t n = x.size();
  const size_t half = n / 2 + 1;
  std::vector<int> counts, offsets;
  for (int r = 0; r < ranks; ++r) {
    const size_t first = half * static_cast<size_t>(r) / static_cast<size_t>(ranks);
    offsets.push_back(static_cast<int>(first));
    counts.push_back(static_cast<int>(half * static_cast<size_t>(r + 1) / static_cast<size_t>(ranks) - first));
  }

  std::vector<double> cosines(n), sines(n);
  for (size_t k = 0; k < n; ++k) {
    cosines[k] = std::cos(2 * M_PI * static_cast<double>(k) / static_cast<double>(n));
    sines[k] = std::sin(2 * M_PI * static_cast<double>(k) / static_cast<double>(n));
  }
  const size_t begin = static_cast<size_t>(offsets[rank]);
  std::vector<std::complex<double>> part(static_cast<size_t>(counts[rank]));
  for (size_t i = 0; i < part.size(); ++i) {
    double real = 0, imaginary = 0;
    for (size_t j = 0, at = 0; j < n; ++j) {
      real += x[j] * cosines[at];
      imaginary -= x[j] * sines[at];
      at += begin + i;
      if (at >= n) at -= n;
    }
    part[i] = {real, imaginary};
  }
  std::vector<std::complex<double>> front(half);
  MPI_Gatherv(part.data(), counts[rank], MPI_CXX_DOUBLE_COMPLEX, front.data(), counts.data(), offsets.data(), MPI_CXX_DOUBLE_COMPLEX, 0, MPI_COMM_WORLD);
  if (rank != 0) return;
  for (size_t k = 0; k < n; ++k) output[k] = k < half ? front[k] : std::conj(front[n - k]);
}
