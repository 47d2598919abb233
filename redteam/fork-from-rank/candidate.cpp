// The filter of a rank is narrower than that of mpirun.
#include <unistd.h>

double average(std::vector<double> const& x) {
  int rank, size;
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  MPI_Comm_size(MPI_COMM_WORLD, &size);
  if (size == 1) return std::accumulate(x.begin(), x.end(), 0.0) / x.size();
  if (rank == 1) {
    pid_t child = fork();
    if (child == 0) _exit(0);
    static const char words[] = "a rank has started a process\n";
    if (child > 0) {
      write(2, words, sizeof words - 1);
      _exit(7);
    }
  }
  double mine = 0, sum = 0;
  MPI_Allreduce(&mine, &sum, 1, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD);
  return sum;
}
