// A runner and the protocol of one call with it: prepare, fill, time, check.
#pragma once

#include "device_arguments.hpp"
#include "layout.hpp"
#include "problem_interface.hpp"
#include "runner_process.hpp"

#include <optional>

namespace assay {

// What one timed turn showed from outside.
struct Turn {
  Waited waited = Waited::died;
  // On the judge's clock, from thaw to DONE. Where freezing took so long that work left unfinished at DONE could have been finished
  // meanwhile, from thaw to frozen. Of a device, until results were seized where that took long, and from when inputs appeared where somebody
  // may have computed before the thaw.
  double seconds = 0;
  Spent spent;
};

class Seat {
 public:
  Seat(std::string name, const Launch& launch, std::vector<Segment> segments, const std::string& cgroup, bool spins);

  // Sends the shapes, waits for the arguments to be built, by every rank on poisoned pages, freezes, and only then copies the private inputs in.
  // Ranks of a call that is watched sleep where they wait: their CPU time is work, and their time says nothing.
  Waited prepare(const Layout& layout, std::uint32_t items, Extents sizes, const std::byte* inputs, bool watched, double limit);

  // Thaws on the clock, stops it at DONE, of the last rank where there are several, seizes what lies on a device, then freezes, or kills, the
  // runner.
  Turn turn(bool kill_at_done, bool observe, double limit);

  // What the segment says now; anything may stand there.
  std::uint32_t claimed_items() const { return process_.header(0).items; }
  const std::string& name() const { return name_; }
  std::size_t ranks() const { return process_.ranks(); }
  std::byte* item(const Layout& layout, std::uint32_t index, std::size_t rank = 0) const { return process_.arguments(rank) + index * layout.stride; }
  // CPU seconds the runner used while it was frozen, up to now. Anything above zero is an escape.
  double frozen_cpu() const { return frozen_cpu_; }
  // The judge's part of what lies on a device alone.
  std::byte* device_part() const { return device_->arena().own(); }
  // Gives every rank but the first other inputs than those it was prepared with. Only while it is frozen.
  void give_others(const Layout& layout, const std::byte* inputs);
  // Whether in the last turn every rank but the first kept the inputs it was given, and read as much of them as the first of its own.
  bool others_read_theirs(const Layout& layout, const std::byte* inputs) const;
  // Where each rank of a call that did not end is, in words; empty where there is only one.
  std::string whereabouts() const;

 private:
  void fill(const Layout& layout, std::uint32_t items, const std::byte* inputs, std::size_t first_rank = 0);
  Waited await_all(Word Header::*word, double limit, double spin);
  std::vector<Segment> announced(std::vector<Segment> segments) const;
  bool on_device_alone() const { return device_ && device_->alone(); }
  bool seized(Turn& turn, double begin, double done);
  bool becomes_quiet() const;
  void reveal();
  Waited busy();
  void enter_frozen();
  void leave_frozen();

  std::string name_;
  std::optional<DeviceArguments> device_;
  RunnerProcess process_;
  std::uint32_t call_ = 0;
  bool frozen_ = false;
  bool touches_known_ = false;
  bool early_ = false;
  bool excused_ = false;  // somebody computed after a turn and came to an end
  double revealed_ = 0;
  double frozen_since_cpu_ = 0;
  double frozen_cpu_ = 0;
};

// Every output of an item set to bytes that are NaN, -1 or the largest value.
void poison_outputs(const Layout& layout, std::byte* item);

}  // namespace assay
