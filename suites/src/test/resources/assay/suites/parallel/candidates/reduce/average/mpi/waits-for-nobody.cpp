// TIMED_OUT CALL_TIME
// says: rank 0 is still in the function
double average(std::vector<double> const& x) {
  int rank, size;
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  MPI_Comm_size(MPI_COMM_WORLD, &size);
  double sum = std::accumulate(x.begin(), x.end(), 0.0);
  if (rank == 0 && size > 1) MPI_Recv(&sum, 1, MPI_DOUBLE, 1, 7, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
  return sum / x.size();
}
