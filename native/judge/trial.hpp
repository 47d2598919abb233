// What a judge does with a candidate: check it on every case, time it beside the reference, see whether its ranks share the work.
#pragma once

#include "job.hpp"
#include "json.hpp"

namespace assay {

// One fresh process, every case and example once, in random order.
Json check(const Job& job, const std::string& runner, double limit);

// A runner of a block; where its ranks are to be watched, some of its calls are not timed but tell who works and who waits.
struct Runner {
  std::string name;
  bool watched;
};

// One fresh process each for the reference and the named runners. They take turns, in random order, on the same fresh inputs; every
// output is compared. The reference alone, where no runner is named.
Json block(const Job& job, const std::vector<Runner>& runners, int calls, std::uint32_t items, double limit);

// Calls in which every rank but the first is given another input than the first, of every distribution. REPEATED where the first has the right
// result all the same, although the others worked on theirs: then each computes it all by itself.
Json apart(const Job& job, const std::string& runner, double limit);

// Writes one input for each case, for a program that nobody watches; see native/inspection. Words of 64 bits: the number of size symbols,
// their values, the bytes of the item; then the item.
Json write_inputs(const Job& job, const std::string& path);

// The reference on the examples the task's text gives.
Json check_examples();

}  // namespace assay
