#include "items.hpp"
#include "trial.hpp"

#include <cstring>

namespace assay {

Json apart(const Job& job, const std::string& runner, double limit) {
  const Json inconclusive = Json().text("outcome", "CORRECT");
  Layout here = layout(job.timed.sizes);
  const Launch& launch = launch_of(job, runner);
  Seat seat(runner, launch, segments_for(launch, here.stride), job.cgroup, job.spins);
  Bytes input = private_bytes(here.stride), other = private_bytes(here.stride), expected = private_bytes(here.stride);
  for (const Bytes* one : {&input, &other}) {
    poison_outputs(here, one->get());
    make_batch(here, job.timed, 1, one->get());
  }
  std::memcpy(expected.get(), input.get(), here.stride);
  expect(expected.get(), job.timed.sizes);
  Json ignored;
  auto right = [&](std::byte* given) { return judged_right(here, job.timed.sizes, given, expected.get(), seat.item(here, 0), "", ignored); };
  if (seat.prepare(here, 1, job.timed.sizes, input.get(), false, start_limit) != Waited::rang) return inconclusive;
  seat.give_others(here, other.get());
  if (seat.turn(false, false, limit).waited != Waited::rang || !right(input.get())) return inconclusive;
  if (!seat.others_read_theirs(here, other.get())) return inconclusive;
  // An answer that fits the others' input as well says nothing.
  std::memcpy(expected.get(), other.get(), here.stride);
  expect(expected.get(), job.timed.sizes);
  if (right(other.get())) return inconclusive;
  return Json().text("outcome", "REPEATED").text("case", label(job.timed));
}

}  // namespace assay
