static int smallestOf(const int* x, std::size_t n) {
  constexpr int largest = std::numeric_limits<int>::max();
  int smallest = largest;
  for (std::size_t i = 0; i < n; ++i) {
    const int even = (x[i] & 1) - 1;  // all ones or none: a mask keeps the loop free of branches
    smallest = std::min(smallest, (x[i] & ~even) | (largest & even));
  }
  return smallest;
}

int smallestOdd(std::vector<int> const& x) {
  int rank, ranks;
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  MPI_Comm_size(MPI_COMM_WORLD, &ranks);
  const std::size_t begin = x.size() * rank / ranks;
  const std::size_t end = x.size() * (rank + 1) / ranks;
  int smallest = smallestOf(x.data() + begin, end - begin);
  MPI_Allreduce(MPI_IN_PLACE, &smallest, 1, MPI_INT, MPI_MIN, MPI_COMM_WORLD);
  return smallest;
}
