double sumOfPrefixSum(std::vector<double> const& x) {
  int rank, ranks;
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  MPI_Comm_size(MPI_COMM_WORLD, &ranks);
  const std::size_t begin = x.size() * rank / ranks;
  const std::size_t end = x.size() * (rank + 1) / ranks;
  double prefix = 0;
  double sum = 0;
  for (std::size_t i = begin; i < end; ++i) {
    prefix += x[i];
    sum += prefix;
  }
  sum += prefix * static_cast<double>(x.size() - end);  // this part belongs to every prefix sum after it
  double total = 0;
  MPI_Reduce(&sum, &total, 1, MPI_DOUBLE, MPI_SUM, 0, MPI_COMM_WORLD);
  return total;
}
