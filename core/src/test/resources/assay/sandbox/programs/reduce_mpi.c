// A sum over all ranks. Rank 0 prints "fine" at the end.
#include <mpi.h>
#include <stdio.h>

int main(int count, char **words) {
  MPI_Init(&count, &words);
  int rank, size, sum = 0;
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  MPI_Comm_size(MPI_COMM_WORLD, &size);
  MPI_Allreduce(&rank, &sum, 1, MPI_INT, MPI_SUM, MPI_COMM_WORLD);
  if (rank == 0 && sum == size * (size - 1) / 2) puts("fine");
  MPI_Finalize();
  return 0;
}
