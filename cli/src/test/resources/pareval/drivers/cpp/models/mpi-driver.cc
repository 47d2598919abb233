#include <cstdio>
#include <mpi.h>

#include "problem.hpp"

static double timed(void (*function)()) {
  double begin = MPI_Wtime();
  function();
  return MPI_Wtime() - begin;
}

int main(int count, char **words) {
  MPI_Init(&count, &words);
  int rank;
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  prepare();
  const bool passed = right();
  if (rank == 0) {
    std::printf("Validation: %s\n", passed ? "PASS" : "FAIL");
    if (!passed) MPI_Abort(MPI_COMM_WORLD, 0);
  }
  const double mine = timed(answer), best = timed(reference);
  if (rank == 0) std::printf("Time: %.14f\nBestSequential: %.14f\n", mine, best);
  MPI_Finalize();
}
