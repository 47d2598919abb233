int maxDegree(std::vector<int> const& A, size_t N) {
  int rank = 0;
  int ranks = 1;
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  MPI_Comm_size(MPI_COMM_WORLD, &ranks);
  const size_t begin = N * static_cast<size_t>(rank) / static_cast<size_t>(ranks);
  const size_t end = N * (static_cast<size_t>(rank) + 1) / static_cast<size_t>(ranks);
  int mine = 0;
#pragma omp parallel for schedule(static) reduction(max : mine)
  for (size_t i = begin; i < end; ++i) {
    int degree = 0;
    for (size_t j = 0; j < N; ++j) degree += A[i * N + j];
    mine = std::max(mine, degree);
  }
  int highest = 0;
  MPI_Reduce(&mine, &highest, 1, MPI_INT, MPI_MAX, 0, MPI_COMM_WORLD);
  return highest;
}
