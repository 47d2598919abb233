// Nobody needs what the message brings.
double average(std::vector<double> const& x) {
  double result = std::accumulate(x.begin(), x.end(), 0.0) / x.size();
  MPI_Bcast(&result, 1, MPI_DOUBLE, 0, MPI_COMM_WORLD);
  return result;
}
