// The value and its position in one number that orders as both do: the sign bit decides how the others count.
static uint64_t keyOf(float value, size_t position) {
  value += 0.0f;  // makes -0 a 0
  uint32_t bits;
  std::memcpy(&bits, &value, sizeof bits);
  bits = bits & 0x80000000u ? ~bits : bits | 0x80000000u;
  return static_cast<uint64_t>(bits) << 32 | position;
}

static size_t positionOf(uint64_t key) { return key & 0xffffffffu; }

// Each process picks the keys between two splitters, so that the sorted parts follow one another.
void ranks(std::vector<float> const& x, std::vector<size_t> &ranks) {
  int process = 0;
  int processes = 1;
  MPI_Comm_rank(MPI_COMM_WORLD, &process);
  MPI_Comm_size(MPI_COMM_WORLD, &processes);

  const size_t part = static_cast<size_t>(process);
  const size_t parts = static_cast<size_t>(processes);
  std::vector<uint64_t> sample;
  for (size_t i = 0; i < x.size(); i += std::max<size_t>(1, x.size() / (64 * parts))) sample.push_back(keyOf(x[i], i));
  std::sort(sample.begin(), sample.end());
  const uint64_t low = part == 0 || sample.empty() ? 0 : sample[sample.size() * part / parts];
  const uint64_t high = part + 1 == parts || sample.empty() ? UINT64_MAX : sample[sample.size() * (part + 1) / parts];
  std::vector<uint64_t> mine;
  for (size_t i = 0; i < x.size(); ++i) {
    const uint64_t key = keyOf(x[i], i);
    if (low <= key && key < high) mine.push_back(key);
  }
  std::sort(mine.begin(), mine.end());

  const int length = static_cast<int>(mine.size());
  std::vector<int> lengths(parts);
  MPI_Gather(&length, 1, MPI_INT, lengths.data(), 1, MPI_INT, 0, MPI_COMM_WORLD);
  std::vector<int> offsets(parts);
  std::exclusive_scan(lengths.begin(), lengths.end(), offsets.begin(), 0);
  std::vector<uint64_t> sorted(process == 0 ? x.size() : 0);
  MPI_Gatherv(mine.data(), length, MPI_UINT64_T, sorted.data(), lengths.data(), offsets.data(), MPI_UINT64_T, 0, MPI_COMM_WORLD);
  for (size_t rank = 0; rank < sorted.size(); ++rank) ranks[positionOf(sorted[rank])] = rank;
}
