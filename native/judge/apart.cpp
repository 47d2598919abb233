#include "items.hpp"
#include "trial.hpp"

#include <algorithm>
#include <cstring>

namespace assay {

namespace {

// The least of two halves, or whether a value is in one of them, is right by chance every second time: only a row of such calls tells.
constexpr int needed = 10;
constexpr std::size_t most_calls = 120;

// The timed size from every distribution in turn: where what is sought always lies early, say, the first rank finds it without the others.
std::vector<Case> kinds(const Job& job) {
  std::vector<Case> all{job.timed};
  for (const Case& one : job.cases) {
    bool known = std::any_of(all.begin(), all.end(), [&](const Case& other) { return other.distribution == one.distribution; });
    if (!known) all.push_back({one.distribution, job.timed.sizes});
  }
  return all;
}

}  // namespace

Json apart(const Job& job, const std::string& runner, double limit) {
  const Json inconclusive = Json().text("outcome", "CORRECT");
  Layout here = layout(job.timed.sizes);
  const Launch& launch = launch_of(job, runner);
  Seat seat(runner, launch, segments_for(launch, here.stride), job.cgroup, job.spins);
  Bytes input = private_bytes(here.stride), other = private_bytes(here.stride), expected = private_bytes(here.stride);
  Json ignored;
  auto right_for = [&](std::byte* given) {
    std::memcpy(expected.get(), given, here.stride);
    expect(expected.get(), job.timed.sizes);
    return judged_right(here, job.timed.sizes, given, expected.get(), seat.item(here, 0), "", ignored);
  };
  std::vector<Case> all = kinds(job);
  int telling = 0;
  for (std::size_t call = 0; call < most_calls && telling < needed; ++call) {
    for (const Bytes* one : {&input, &other}) {
      poison_outputs(here, one->get());
      make_batch(here, all[call % all.size()], 1, one->get());
    }
    if (seat.prepare(here, 1, job.timed.sizes, input.get(), false, start_limit) != Waited::rang) return inconclusive;
    seat.give_others(here, other.get());
    if (seat.turn(false, false, limit).waited != Waited::rang || !right_for(input.get())) return inconclusive;
    // An answer that fits the others' input as well says nothing, nor does one that they had no part in.
    if (!right_for(other.get()) && seat.others_read_theirs(here, other.get())) ++telling;
  }
  return telling < needed ? inconclusive : Json().text("outcome", "REPEATED").text("case", label(job.timed));
}

}  // namespace assay
