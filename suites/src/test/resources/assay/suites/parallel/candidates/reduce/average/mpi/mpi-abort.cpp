// CRASHED EXIT
// says: MPI_ABORT
double average(std::vector<double> const& x) {
  int size;
  MPI_Comm_size(MPI_COMM_WORLD, &size);
  if (size > 1) MPI_Abort(MPI_COMM_WORLD, 3);
  double mine = std::accumulate(x.begin(), x.end(), 0.0), sum = 0;
  MPI_Allreduce(&mine, &sum, 1, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD);
  return sum / x.size();
}
