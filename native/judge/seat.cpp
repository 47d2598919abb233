#include "seat.hpp"

#include "hands.hpp"
#include "weakness.hpp"

#include <unistd.h>

#include <cstring>
#include <stdexcept>

namespace assay {

namespace {

// The share of a turn that may pass between DONE and frozen before it counts as part of the turn.
constexpr double negligible = 0.02;

// The share of the first rank's pages that another must have touched to have read as much.
constexpr double as_much = 0.9;

// When nothing of a process that was killed is left on a device.
constexpr useconds_t gone_microseconds = 200'000;

// How long others may go on computing: a runner that starts beside this one makes its module ready on the device, and what a killed one
// leaves is cleared away.
constexpr double patience_seconds = 3;

// What a weakened judge waits where a sound one freezes.
void linger(std::uint32_t items) { usleep(50'000 + 10'000 * items); }

DeviceArguments device_arguments(const Launch& launch, std::size_t bytes) {
  bool alone = launch.device_bytes > 0;
  return DeviceArguments(launch.device, alone ? launch.device_bytes : bytes, alone);
}

void add_poison(const Layout& layout, std::byte* item, Moves& moves) {
  for (const Field& field : layout.fields) {
    if (field.direction == Direction::out) moves.poison(item + field.offset, field.bytes);
    if (field.length != Length::none) moves.poison(item + field.length_offset, sizeof(std::uint64_t));
  }
}

}  // namespace

void poison_outputs(const Layout& layout, std::byte* item) {
  Moves moves;
  add_poison(layout, item, moves);
  moves.carry_out();
}

Seat::Seat(std::string name, const Launch& launch, std::vector<Segment> segments, const std::string& cgroup, bool spins)
    : name_(std::move(name)),
      device_(launch.device < 0 ? std::nullopt : std::make_optional(device_arguments(launch, segments[0].bytes() - page))),
      process_(launch, announced(std::move(segments)), device_ ? device_->arena().file() : -1, cgroup, spins) {}

// A runner looks at once how much lies on the device.
std::vector<Segment> Seat::announced(std::vector<Segment> segments) const {
  if (device_) reinterpret_cast<Header*>(segments[0].place())->device_bytes = device_->arena().bytes();
  return segments;
}

// Whoever computes before inputs appear knows nothing of them, and once results were seized cannot change them. It may come to an end.
bool Seat::becomes_quiet() const {
  for (double give_up = seconds_now() + patience_seconds; device_->arena().others_compute();)
    if (seconds_now() > give_up) return false;
  return true;
}

// Whether it is this runner that computes is seen when it is gone.
Waited Seat::busy() {
  process_.kill();
  usleep(gone_microseconds);
  if (device_->arena().others_compute()) throw std::runtime_error("somebody else computes on the device");
  return Waited::busy;
}

void Seat::enter_frozen() {
  frozen_ = true;
  frozen_since_cpu_ = process_.settled_cpu_seconds();
}

void Seat::leave_frozen() {
  if (!frozen_) return;
  frozen_ = false;
  frozen_cpu_ += process_.cpu_seconds() - frozen_since_cpu_;
}

Waited Seat::await_all(Word Header::*word, double limit, double spin) {
  double give_up = seconds_now() + limit;
  for (std::size_t rank = 0; rank < ranks(); ++rank) {
    Waited waited = process_.await(process_.header(rank).*word, call_, give_up - seconds_now(), spin);
    if (waited != Waited::rang) return waited;
  }
  return Waited::rang;
}

Waited Seat::prepare(const Layout& layout, std::uint32_t items, Extents sizes, const std::byte* inputs, bool watched, double limit) {
  Moves poison;
  for (std::size_t rank = 0; rank < ranks(); ++rank) {
    Header& header = process_.header(rank);
    header.items = items;
    header.watched = watched ? 1 : 0;
    std::copy(sizes.begin(), sizes.end(), header.sizes);
    for (std::uint32_t index = 0; index < items && !on_device_alone(); ++index) add_poison(layout, item(layout, index, rank), poison);
  }
  poison.carry_out();
  if (device_) device_->prepare(layout, items, inputs);
  bool was_frozen = frozen_;
  leave_frozen();
  if (weak(Weakness::visible_input)) fill(layout, items, inputs);
  ++call_;
  for (std::size_t rank = 0; rank < ranks(); ++rank) ring(process_.header(rank).request, call_);
  if (was_frozen) process_.thaw();
  Waited waited = await_all(&Header::ready, limit, plain_spin);
  if (waited == Waited::late && !process_.all_there()) throw std::runtime_error("not all ranks of " + name_ + " were started in time");
  if (waited != Waited::rang) return waited;
  if (weak(Weakness::visible_input)) {
    linger(claimed_items());
    return waited;
  }
  if (!process_.freeze()) return Waited::late;
  enter_frozen();
  if (device_ && !weak(Weakness::no_freeze) && !becomes_quiet()) return busy();
  fill(layout, items, inputs);
  if (device_) reveal();
  return waited;
}

void Seat::reveal() {
  revealed_ = seconds_now();
  device_->reveal();
  if (weak(Weakness::no_freeze)) linger(claimed_items());
  early_ = !weak(Weakness::no_freeze) && device_->arena().others_may_compute();
}

void Seat::fill(const Layout& layout, std::uint32_t items, const std::byte* inputs, std::size_t first_rank) {
  if (on_device_alone()) return;
  Moves copies;
  for (std::size_t rank = first_rank; rank < ranks(); ++rank)
    for (std::uint32_t index = 0; index < items; ++index)
      for (const Field& field : layout.fields)
        if ((field.direction != Direction::out && (!device_ || field.elements == 1)) || weak(Weakness::reused_outputs))
          copies.copy(item(layout, index, rank) + field.offset, inputs + index * layout.stride + field.offset, field.bytes);
  copies.carry_out();
}

Turn Seat::turn(bool kill_at_done, bool observe, double limit) {
  Turn turn;
  if (observe) process_.mark();
  leave_frozen();
  for (std::size_t rank = 0; rank < ranks(); ++rank) process_.header(rank).go.store(call_, std::memory_order_release);
  if (device_ && !weak(Weakness::no_freeze) && device_->arena().others_may_compute()) early_ = true;
  double begin = device_ && early_ ? revealed_ : seconds_now();
  process_.thaw();
  if (weak(Weakness::no_freeze) || weak(Weakness::visible_input))
    for (std::size_t rank = 0; rank < ranks(); ++rank) ring(process_.header(rank).go, call_);
  turn.waited = await_all(&Header::done, limit, timed_spin);
  double done = seconds_now();
  turn.seconds = done - begin;
  if (turn.waited != Waited::rang) return turn;
  if (weak(Weakness::no_freeze)) kill_at_done = false;
  if (device_ && !seized(turn, begin, done)) return turn;
  if (kill_at_done) process_.kill();
  else if (!process_.freeze()) turn.waited = Waited::late;
  double still = seconds_now();
  if (!device_ && still - done > negligible * turn.seconds) turn.seconds = still - begin;
  if (device_) device_->deliver(process_.arguments(0));
  if (kill_at_done) return turn;
  if (weak(Weakness::no_freeze)) linger(claimed_items());
  enter_frozen();
  if (observe) turn.spent = process_.spent();
  return turn;
}

// False where the runner has left work on the device. Once it may be somebody else's that ends; who has left some again and again is no
// victim of chance.
bool Seat::seized(Turn& turn, double begin, double done) {
  if (weak(Weakness::no_freeze)) linger(claimed_items());
  device_->seize(process_.arguments(0));
  if (weak(Weakness::no_freeze)) return true;
  double still = seconds_now();
  if (still - done > negligible * turn.seconds) turn.seconds = still - begin;
  if (!device_->arena().others_compute()) return true;
  if (!excused_ && process_.freeze() && becomes_quiet()) return excused_ = true;
  turn.waited = busy();
  return false;
}

void Seat::give_others(const Layout& layout, const std::byte* inputs) {
  fill(layout, 1, inputs, 1);
  touches_known_ = process_.forget_touches();
}

bool Seat::others_read_theirs(const Layout& layout, const std::byte* inputs) const {
  if (!touches_known_) return false;
  double first = static_cast<double>(process_.touched_bytes(0));
  for (std::size_t rank = 1; rank < ranks(); ++rank) {
    if (static_cast<double>(process_.touched_bytes(rank)) < as_much * first) return false;
    for (const Field& field : layout.fields)
      if (field.direction == Direction::in && std::memcmp(item(layout, 0, rank) + field.offset, inputs + field.offset, field.bytes) != 0) return false;
  }
  return true;
}

std::string Seat::whereabouts() const {
  std::string text;
  for (std::size_t rank = 0; ranks() > 1 && rank < ranks(); ++rank) {
    const Header& header = process_.header(rank);
    std::string doing = process_.activity_of(rank);
    const char* where = "is still in the function";
    if (header.ready.load() != call_) where = "is not ready for the call";
    else if (header.done.load() == call_) where = "is done";
    else if (header.returned.load() == header.items) where = "has returned and waits for the others";
    text += (rank ? ", " : "") + ("rank " + std::to_string(rank)) + " " + where + " (" + doing + ")";
  }
  return text;
}

}  // namespace assay
