// Parallel loops, tasks and reductions on one to eight threads. Prints "fine" at the end.
#include <omp.h>

#include <cstdio>
#include <vector>

static long fibonacci(int n) {
  if (n < 2) return n;
  long left, right;
#pragma omp task shared(left) if (n > 12)
  left = fibonacci(n - 1);
  right = fibonacci(n - 2);
#pragma omp taskwait
  return left + right;
}

int main() {
  std::vector<double> values(1'000'000, 1.0);
  for (int threads = 1; threads <= 8; threads++) {
    omp_set_num_threads(threads);
    int seen = 0;
    double sum = 0;
#pragma omp parallel
#pragma omp single
    seen = omp_get_num_threads();
#pragma omp parallel for reduction(+ : sum) schedule(dynamic, 1000)
    for (size_t i = 0; i < values.size(); i++) sum += values[i];
    long number = 0;
#pragma omp parallel
#pragma omp single
    number = fibonacci(18);
    if (seen != threads || sum != 1e6 || number != 2584) {
      std::printf("%d threads: %d, %f, %ld\n", threads, seen, sum, number);
      return 1;
    }
  }
  std::puts("fine");
}
