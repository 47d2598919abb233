// REJECTED NOT_USED
double average(std::vector<double> const& x) {
  MPI_Barrier(MPI_COMM_WORLD);
  return std::accumulate(x.begin(), x.end(), 0.0) / x.size();
}
