#pragma once

inline long trueTotal(std::vector<int> const& x) {
  long sum = 0;
  for (int value : x) sum += value;
  return sum;
}
