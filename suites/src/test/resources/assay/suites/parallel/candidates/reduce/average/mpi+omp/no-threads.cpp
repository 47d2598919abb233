// REJECTED NOT_USED
double average(std::vector<double> const& x) {
  double mine = 0, sum = 0;
  MPI_Reduce(&mine, &sum, 1, MPI_DOUBLE, MPI_SUM, 0, MPI_COMM_WORLD);
  return sum / x.size();
}
