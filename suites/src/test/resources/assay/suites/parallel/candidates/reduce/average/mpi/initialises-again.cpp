// CRASHED EXIT
// says: MPI_Init
double average(std::vector<double> const& x) {
  MPI_Init(nullptr, nullptr);
  double mine = std::accumulate(x.begin(), x.end(), 0.0), sum = 0;
  MPI_Allreduce(&mine, &sum, 1, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD);
  MPI_Finalize();
  return sum / x.size();
}
