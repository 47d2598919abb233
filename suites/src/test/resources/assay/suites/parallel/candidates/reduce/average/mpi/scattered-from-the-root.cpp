// CORRECT
#include <mpi.h>

double average(std::vector<double> const& x) {
  int rank, size;
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  MPI_Comm_size(MPI_COMM_WORLD, &size);
  std::vector<int> counts(size), offsets(size);
  for (int i = 0; i < size; i++) {
    offsets[i] = x.size() * i / size;
    counts[i] = x.size() * (i + 1) / size - offsets[i];
  }
  std::vector<double> part(counts[rank]);
  MPI_Scatterv(x.data(), counts.data(), offsets.data(), MPI_DOUBLE, part.data(), counts[rank], MPI_DOUBLE, 0, MPI_COMM_WORLD);
  double mine = 0, sum = 0;
  for (double value : part) mine += value;
  MPI_Allreduce(&mine, &sum, 1, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD);
  return sum / x.size();
}
