using Complex = std::complex<double>;

// Stockham's transform.
static void transform(std::vector<Complex>& x) {
  const size_t half = x.size() / 2;
  std::vector<Complex> y(x.size()), roots(half);
  for (size_t k = 0; k < half; ++k) roots[k] = std::polar(1.0, -M_PI * static_cast<double>(k) / static_cast<double>(half));
  for (size_t stride = 1; stride <= half; stride *= 2) {
    for (size_t t = 0; t < half; ++t) {
      const size_t offset = t & (stride - 1);
      const size_t block = t - offset;
      y[2 * block + offset] = x[t] + x[t + half];
      y[2 * block + offset + stride] = (x[t] - x[t + half]) * roots[block];
    }
    x.swap(y);
  }
}

// x is cut into count stretches. The elements of the result whose indices have the same remainder modulo count, a piece, are themselves
// the transform of a weighted sum of the stretches.
void fftConjugate(std::vector<std::complex<double>> &x) {
  int rank, ranks;
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  MPI_Comm_size(MPI_COMM_WORLD, &ranks);
  const size_t n = x.size();
  size_t count = 1;
  while (count < n && count < static_cast<size_t>(ranks)) count *= 2;
  const size_t length = n / count;
  const auto firstPiece = [&](int owner) { return count * static_cast<size_t>(owner) / static_cast<size_t>(ranks); };

  std::vector<Complex> mine;
  for (size_t piece = firstPiece(rank); piece < firstPiece(rank + 1); ++piece) {
    std::vector<Complex> factors(count), part(length);
    for (size_t s = 0; s < count; ++s) factors[s] = std::polar(1.0, -2 * M_PI * static_cast<double>(s * piece % count) / static_cast<double>(count));
    for (size_t c = 0; c < length; ++c) {
      Complex sum = 0;
      for (size_t s = 0; s < count; ++s) sum += x[s * length + c] * factors[s];
      part[c] = sum * std::polar(1.0, -2 * M_PI * static_cast<double>(c * piece) / static_cast<double>(n));
    }
    transform(part);
    mine.insert(mine.end(), part.begin(), part.end());
  }

  std::vector<int> counts, offsets;
  for (int owner = 0; owner < ranks; ++owner) {
    offsets.push_back(static_cast<int>(firstPiece(owner) * length));
    counts.push_back(static_cast<int>((firstPiece(owner + 1) - firstPiece(owner)) * length));
  }
  std::vector<Complex> pieces(rank == 0 ? n : 0);
  MPI_Gatherv(mine.data(), counts[rank], MPI_CXX_DOUBLE_COMPLEX, pieces.data(), counts.data(), offsets.data(), MPI_CXX_DOUBLE_COMPLEX, 0, MPI_COMM_WORLD);
  if (rank != 0) return;
  for (size_t piece = 0; piece < count; ++piece)
    for (size_t at = 0; at < length; ++at) {
      const size_t k = piece + count * at;
      x[k] = std::conj(pieces[piece * length + at]);
    }
}
