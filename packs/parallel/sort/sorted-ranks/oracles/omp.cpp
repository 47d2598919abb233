// The value and its position in one number that orders as both do: the sign bit decides how the others count.
static uint64_t keyOf(float value, size_t position) {
  value += 0.0f;  // makes -0 a 0
  uint32_t bits;
  std::memcpy(&bits, &value, sizeof bits);
  bits = bits & 0x80000000u ? ~bits : bits | 0x80000000u;
  return static_cast<uint64_t>(bits) << 32 | position;
}

static size_t positionOf(uint64_t key) { return key & 0xffffffffu; }

static void sortRange(uint64_t* begin, uint64_t* end, std::ptrdiff_t grain) {
  if (end - begin <= grain) {
    std::sort(begin, end);
    return;
  }
  uint64_t* middle = begin + (end - begin) / 2;
#pragma omp task
  sortRange(begin, middle, grain);
  sortRange(middle, end, grain);
#pragma omp taskwait
  std::inplace_merge(begin, middle, end);
}

void ranks(std::vector<float> const& x, std::vector<size_t> &ranks) {
  std::vector<uint64_t> sorted(x.size());
#pragma omp parallel
  {
#pragma omp for
    for (size_t i = 0; i < x.size(); ++i) sorted[i] = keyOf(x[i], i);
#pragma omp single
    sortRange(sorted.data(), sorted.data() + sorted.size(), std::max<std::ptrdiff_t>(1024, (std::ssize(sorted) + omp_get_num_threads() - 1) / omp_get_num_threads()));
#pragma omp for
    for (size_t rank = 0; rank < sorted.size(); ++rank) ranks[positionOf(sorted[rank])] = rank;
  }
}
