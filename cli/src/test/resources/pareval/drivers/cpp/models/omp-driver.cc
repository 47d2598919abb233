#include <cstdio>
#include <cstdlib>
#include <omp.h>

#include "problem.hpp"

static double timed(void (*function)()) {
  double begin = omp_get_wtime();
  function();
  return omp_get_wtime() - begin;
}

int main(int count, char **words) {
  if (count > 1) omp_set_num_threads(std::atoi(words[1]));
  prepare();
  const bool passed = right();
  std::printf("Validation: %s\n", passed ? "PASS" : "FAIL");
  if (!passed) return 0;
  std::printf("Time: %.14f\n", timed(answer));
  std::printf("BestSequential: %.14f\n", timed(reference));
}
