bool reduceLogicalXOR(std::vector<bool> const& x) {
  int rank, ranks;
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  MPI_Comm_size(MPI_COMM_WORLD, &ranks);
  const std::size_t begin = x.size() * rank / ranks;
  const std::size_t end = x.size() * (rank + 1) / ranks;
  unsigned odd = 0;
#pragma omp parallel for reduction(^ : odd)
  for (std::size_t i = begin; i < end; ++i) odd ^= static_cast<unsigned>(x[i]);
  MPI_Allreduce(MPI_IN_PLACE, &odd, 1, MPI_UNSIGNED, MPI_BXOR, MPI_COMM_WORLD);
  return odd != 0;
}
