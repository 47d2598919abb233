// REJECTED NO_PARALLELISM
// says: off its busiest rank
double average(std::vector<double> const& x) {
  int rank;
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  double sum = 0;
  if (rank == 0) {
#pragma omp parallel for reduction(+ : sum)
    for (std::size_t i = 0; i < x.size(); i++) sum += x[i];
  }
  MPI_Bcast(&sum, 1, MPI_DOUBLE, 0, MPI_COMM_WORLD);
  return sum / x.size();
}
