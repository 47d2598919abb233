void spmv(double alpha, std::vector<COOElement> const& A, std::vector<double> const& x, double beta, std::vector<double> &y, size_t M, size_t N) {
  int rank, ranks;
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  MPI_Comm_size(MPI_COMM_WORLD, &ranks);
  const size_t begin = A.size() * static_cast<size_t>(rank) / static_cast<size_t>(ranks);
  const size_t end = A.size() * static_cast<size_t>(rank + 1) / static_cast<size_t>(ranks);

  std::vector<double> part(M);
  if (rank == 0)
    for (size_t i = 0; i < M; ++i) part[i] = beta * y[i];
  double* sums = part.data();
#pragma omp parallel for schedule(static) reduction(+ : sums[:M])
  for (size_t i = begin; i < end; ++i) sums[A[i].row] += alpha * A[i].value * x[A[i].column];
  MPI_Reduce(part.data(), y.data(), static_cast<int>(M), MPI_DOUBLE, MPI_SUM, 0, MPI_COMM_WORLD);
}
