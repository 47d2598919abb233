// OVER_LIMIT OUTPUT
#include <iostream>

void sortByStartTime(std::vector<Result> &results) {
  for (;;) std::cout << "working on it, please be patient while this takes a while" << std::endl;
}
