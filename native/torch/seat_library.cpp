// The judge's hold on a runner, for a judge that is written in Python. What can be wrong is told by `assay_problem`, as no exception crosses.
#include "seat.hpp"

#include <cstddef>
#include <cstdint>
#include <exception>
#include <string>
#include <vector>

namespace {

// The runner in Python knows by number where it stands.
static_assert(offsetof(assay::Header, device_bytes) == 520);

thread_local std::string problem;

// Where one argument of an item lies.
struct Place {
  std::uint64_t offset;
  std::uint64_t bytes;
  std::int32_t is_output;
};

struct Shown {
  double seconds;
  double cpu;
  double busiest;
};

enum { failed = -1 };

assay::Layout layout_of(const Place* places, int count, std::uint64_t stride) {
  assay::Layout layout;
  for (int i = 0; i < count; ++i) {
    assay::Direction direction = places[i].is_output ? assay::Direction::out : assay::Direction::in;
    layout.fields.push_back({"", direction, assay::Length::none, 0, places[i].offset, places[i].bytes, places[i].bytes, false});
  }
  layout.stride = stride;
  return layout;
}

}  // namespace

extern "C" {

const char* assay_problem() { return problem.c_str(); }

// Arguments lie on the device of that number, or in the segment where it is negative.
void* assay_seat(const char* name, const char* const* words, int count, std::uint64_t bytes, int device, const char* cgroup, int spins, int nursery) try {
  assay::Launch launch;
  launch.device = device;
  launch.nursery = nursery;
  launch.device_bytes = device < 0 ? 0 : bytes;
  launch.command.assign(words, words + count);
  std::vector<assay::Segment> segments;
  segments.emplace_back(device < 0 ? bytes : 1);
  assay::share_pages(segments);
  return new assay::Seat(name, launch, std::move(segments), cgroup, spins != 0);
} catch (const std::exception& thrown) {
  problem = thrown.what();
  return nullptr;
}

void assay_leave(void* seat) { delete static_cast<assay::Seat*>(seat); }

// The first item: in the segment as the runner sees it, or on the device in the judge's part.
void* assay_items(void* seat) { return static_cast<assay::Seat*>(seat)->item({}, 0); }
void* assay_device_items(void* seat) { return static_cast<assay::Seat*>(seat)->device_part(); }

double assay_frozen_cpu(void* seat) { return static_cast<assay::Seat*>(seat)->frozen_cpu(); }

int assay_prepare(void* seat, const Place* places, int count, std::uint64_t stride, std::uint32_t items, const void* inputs, double limit) try {
  return static_cast<int>(
      static_cast<assay::Seat*>(seat)->prepare(layout_of(places, count, stride), items, {}, static_cast<const std::byte*>(inputs), false, limit));
} catch (const std::exception& thrown) {
  problem = thrown.what();
  return failed;
}

int assay_turn(void* seat, int kill_at_done, double limit, Shown* shown) try {
  assay::Turn turn = static_cast<assay::Seat*>(seat)->turn(kill_at_done != 0, true, limit);
  *shown = {turn.seconds, turn.spent.all, turn.spent.busiest};
  return static_cast<int>(turn.waited);
} catch (const std::exception& thrown) {
  problem = thrown.what();
  return failed;
}

}  // extern "C"
