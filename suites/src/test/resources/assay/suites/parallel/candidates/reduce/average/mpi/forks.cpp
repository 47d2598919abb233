// WRONG VALUE
#include <sys/wait.h>
#include <unistd.h>
#include <sched.h>
double average(std::vector<double> const& x) {
  double mine = 0, sum = 0;
  int (*start)() = fork;
  if (start() < 0) mine = 1;
  MPI_Allreduce(&mine, &sum, 1, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD);
  return sum;
}
