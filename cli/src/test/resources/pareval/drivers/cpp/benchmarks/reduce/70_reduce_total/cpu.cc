#include <vector>

#include "utilities.hpp"
#include "baseline.hpp"
#include "generated-code.hpp"
#include "problem.hpp"

static std::vector<int> numbers;
static volatile long kept;

void prepare() {
  for (int i = 0; i < DRIVER_PROBLEM_SIZE; i++) numbers.push_back(i % 1000 - 300);
}

bool right() { return total(numbers) == trueTotal(numbers); }

void answer() { kept = total(numbers); }

void reference() { kept = trueTotal(numbers); }
