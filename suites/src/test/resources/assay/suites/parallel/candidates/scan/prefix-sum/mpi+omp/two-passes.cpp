// CORRECT
void prefixSum(std::vector<double> const& x, std::vector<double>& output) {
  int rank, size;
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  MPI_Comm_size(MPI_COMM_WORLD, &size);
  std::vector<int> counts(size), offsets(size);
  for (int i = 0; i < size; i++) {
    offsets[i] = x.size() * i / size;
    counts[i] = x.size() * (i + 1) / size - offsets[i];
  }
  const double* begin = x.data() + offsets[rank];
  int count = counts[rank], threads = omp_get_max_threads();
  std::vector<double> part(count), before(threads + 1);
#pragma omp parallel num_threads(threads)
  {
    int me = omp_get_thread_num();
    long from = long(count) * me / threads, to = long(count) * (me + 1) / threads;
    double sum = 0;
    for (long i = from; i < to; i++) part[i] = sum += begin[i];
    before[me + 1] = sum;
#pragma omp barrier
#pragma omp single
    {
      for (int i = 0; i < threads; i++) before[i + 1] += before[i];
      double others = 0;
      MPI_Exscan(&before[threads], &others, 1, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD);
      if (rank > 0)
        for (double& one : before) one += others;
    }
    for (long i = from; i < to; i++) part[i] += before[me];
  }
  MPI_Gatherv(part.data(), count, MPI_DOUBLE, output.data(), counts.data(), offsets.data(), MPI_DOUBLE, 0, MPI_COMM_WORLD);
}
