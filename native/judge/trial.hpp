// The two things a judge does with a candidate: check it on every case, and time it beside the reference.
#pragma once

#include "job.hpp"
#include "json.hpp"

namespace assay {

// One fresh process, every case and example once, in random order.
Json check(const Job& job, const std::string& runner, double limit);

// One fresh process each for the reference and the named runners. They take turns, in random order, on the same fresh inputs; every
// output is compared. The reference alone, where no runner is named.
Json block(const Job& job, const std::vector<std::string>& runners, int calls, std::uint32_t items, double limit);

// The reference on the examples the task's text gives.
Json check_examples();

}  // namespace assay
