// What a candidate that computes on a device is given and gives, beside the segment: arrays and results on the device, single values and what
// is returned on the host. Where they lie on the device alone, whoever calls makes inputs ready and looks at results in the judge's part.
#pragma once

#include "device.hpp"
#include "layout.hpp"

#include <cstdint>
#include <vector>

namespace assay {

class DeviceArguments {
 public:
  DeviceArguments(int device, std::size_t bytes, bool alone) : arena_(device_arena(device, bytes)), alone_(alone) {}

  const DeviceArena& arena() const { return *arena_; }
  bool alone() const { return alone_; }

  // Makes a batch ready where the runner cannot see it.
  void prepare(const Layout& layout, std::uint32_t items, const std::byte* inputs);
  // Shows it to the runner.
  void reveal() { arena_->reveal(bytes()); }
  // Takes what the runner has made of it, and what it returned, which lies in its segment.
  void seize(const std::byte* segment);
  // Leaves what was seized in the segment, where all results are looked for. What lies on the device alone is looked for there, and so is
  // whether somebody computed in the inputs: these are seized, too, now that nobody is timed.
  void deliver(std::byte* segment);

 private:
  void seize_inputs();
  std::size_t bytes() const { return layout_.stride * items_; }

  std::unique_ptr<DeviceArena> arena_;
  bool alone_;
  Layout layout_;
  std::uint32_t items_ = 0;
  std::vector<std::byte> returned_;
};

}  // namespace assay
