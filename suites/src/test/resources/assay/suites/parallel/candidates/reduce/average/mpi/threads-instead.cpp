// REJECTED FORBIDDEN
double average(std::vector<double> const& x) {
  double sum = 0;
#pragma omp parallel for reduction(+ : sum)
  for (double value : x) sum += value;
  MPI_Bcast(&sum, 1, MPI_DOUBLE, 0, MPI_COMM_WORLD);
  return sum / x.size();
}
