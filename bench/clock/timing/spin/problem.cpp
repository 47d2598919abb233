#include "problem.hpp"

#include <iostream>

#include "oracles/serial.cpp"

namespace problem {

void make(Arguments& arguments, const Sizes&, assay::Random&, std::string_view distribution) { arguments.milliseconds[0] = distribution == "one" ? 1 : distribution == "ten" ? 10 : 100; }

// The candidate's own clock goes to the judge's error stream, where the bench finds it.
bool check(const Arguments& input, const Arguments&, const Arguments& got, const Sizes&, assay::Difference& difference) {
  std::cerr << got.spent[0] << std::endl;
  return got.spent[0] >= input.milliseconds[0] || difference.say("only %g ms were spent", got.spent[0]);
}

}  // namespace problem
