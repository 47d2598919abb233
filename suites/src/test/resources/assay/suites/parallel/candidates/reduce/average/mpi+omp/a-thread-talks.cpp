// CORRECT
double average(std::vector<double> const& x) {
  int rank, size;
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  MPI_Comm_size(MPI_COMM_WORLD, &size);
  std::size_t begin = x.size() * rank / size, end = x.size() * (rank + 1) / size;
  double mine = 0, sum = 0;
#pragma omp parallel
  {
    double part = 0;
#pragma omp for nowait
    for (std::size_t i = begin; i < end; i++) part += x[i];
#pragma omp atomic
    mine += part;
#pragma omp barrier
#pragma omp single
    MPI_Allreduce(&mine, &sum, 1, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD);
  }
  return sum / x.size();
}
