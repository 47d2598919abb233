// REJECTED NO_PARALLELISM
// says: off its busiest rank
double average(std::vector<double> const& x) {
  int rank;
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  double result = 0;
  if (rank == 0) result = std::accumulate(x.begin(), x.end(), 0.0) / x.size();
  MPI_Bcast(&result, 1, MPI_DOUBLE, 0, MPI_COMM_WORLD);
  return result;
}
