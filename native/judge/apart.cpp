#include "items.hpp"
#include "trial.hpp"

#include <cstring>

namespace assay {

namespace {

// The least of two halves, or whether a value is in one of them, is right by chance every second time: only a row of such calls tells.
constexpr int needed = 10;
constexpr int most_calls = 60;

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
  int telling = 0;
  for (int call = 0; call < most_calls && telling < needed; ++call) {
    for (const Bytes* one : {&input, &other}) {
      poison_outputs(here, one->get());
      make_batch(here, job.timed, 1, one->get());
    }
    if (seat.prepare(here, 1, job.timed.sizes, input.get(), false, start_limit) != Waited::rang) return inconclusive;
    seat.give_others(here, other.get());
    if (seat.turn(false, false, limit).waited != Waited::rang || !right_for(input.get())) return inconclusive;
    if (!seat.others_read_theirs(here, other.get())) return inconclusive;
    if (!right_for(other.get())) ++telling;  // an answer that fits the others' input as well says nothing
  }
  return telling < needed ? inconclusive : Json().text("outcome", "REPEATED").text("case", label(job.timed));
}

}  // namespace assay
