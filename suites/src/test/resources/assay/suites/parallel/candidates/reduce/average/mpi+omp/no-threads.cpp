// REJECTED NOT_USED
double average(std::vector<double> const& x) {
  double mine = 0, sum = 0;
  MPI_Allreduce(&mine, &sum, 1, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD);
  return sum / x.size();
}
