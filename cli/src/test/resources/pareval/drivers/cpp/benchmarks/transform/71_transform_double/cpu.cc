#include <vector>

#include "utilities.hpp"
#include "generated-code.hpp"
#include "baseline.hpp"
#include "problem.hpp"

static std::vector<Pair> pairs;

void prepare() {
  for (int i = 0; i < (DRIVER_PROBLEM_SIZE >> 4); i++) pairs.push_back({i, -i});
}

bool right() {
  std::vector<Pair> mine = pairs, expected = pairs;
  doubleBoth(mine);
  trueDoubleBoth(expected);
  for (std::size_t i = 0; i < pairs.size(); i++)
    if (mine[i].left != expected[i].left || mine[i].right != expected[i].right) return false;
  return true;
}

void answer() { doubleBoth(pairs); }

void reference() { trueDoubleBoth(pairs); }
