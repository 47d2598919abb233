double sumOfPrefixSum(std::vector<double> const& x) {
  int rank, ranks;
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  MPI_Comm_size(MPI_COMM_WORLD, &ranks);
  const std::size_t begin = x.size() * rank / ranks;
  const std::size_t end = x.size() * (rank + 1) / ranks;
  double sum = 0;
#pragma omp parallel for simd reduction(+ : sum)
  for (std::size_t i = begin; i < end; ++i) sum += static_cast<double>(static_cast<std::int64_t>(x.size() - i)) * x[i];
  double total = 0;
  MPI_Reduce(&sum, &total, 1, MPI_DOUBLE, MPI_SUM, 0, MPI_COMM_WORLD);
  return total;
}
