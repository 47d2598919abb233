double productWithInverses(std::vector<double> const& x) {
  int rank, ranks;
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  MPI_Comm_size(MPI_COMM_WORLD, &ranks);
  const std::size_t pairs = x.size() / 2;
  const std::size_t begin = pairs * rank / ranks;
  const std::size_t end = pairs * (rank + 1) / ranks;
  double numerator = 1;
  double denominator = 1;
  for (std::size_t i = begin; i < end; ++i) {
    numerator *= x[2 * i];
    denominator *= x[2 * i + 1];
  }
  double product = numerator / denominator;
  MPI_Allreduce(MPI_IN_PLACE, &product, 1, MPI_DOUBLE, MPI_PROD, MPI_COMM_WORLD);
  return x.size() % 2 == 0 ? product : product * x.back();
}
