#include <chrono>
#include <cstdio>

#include "problem.hpp"

static double timed(void (*function)()) {
  auto begin = std::chrono::steady_clock::now();
  function();
  return std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
}

int main() {
  prepare();
  const bool passed = right();
  std::printf("Validation: %s\n", passed ? "PASS" : "FAIL");
  if (!passed) return 0;
  std::printf("Time: %.14f\n", timed(answer));
  std::printf("BestSequential: %.14f\n", timed(reference));
}
