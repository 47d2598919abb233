int edgeCount(std::vector<int> const& A, size_t N) {
  int rank = 0;
  int ranks = 1;
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  MPI_Comm_size(MPI_COMM_WORLD, &ranks);
  const size_t begin = N * N * static_cast<size_t>(rank) / static_cast<size_t>(ranks);
  const size_t end = N * N * (static_cast<size_t>(rank) + 1) / static_cast<size_t>(ranks);
  int mine = 0;
  for (size_t i = begin; i < end; ++i) mine += A[i];
  int edges = 0;
  MPI_Reduce(&mine, &edges, 1, MPI_INT, MPI_SUM, 0, MPI_COMM_WORLD);
  return edges;
}
