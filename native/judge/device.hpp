// Arguments in a device's memory, for a runner whose candidate computes there. The runner sees one part of that memory; beside it the judge
// keeps one of its own, where it makes ready what shall appear and puts what it found. A copy from one part to the other takes microseconds,
// one from or to the host thousands of them.
//
// To freeze a process does not stop what it has given to the device. So results are seized at once when they are declared done, and before
// inputs appear and after results were seized the judge looks whether anybody still computes: kernels of two processes take turns on a
// device, and an empty one of ours that waits for somebody else's turn to end takes 20 times as long as one that does not. A stream can also
// be told to wait, without a kernel, until a word of memory changes, as one does when inputs appear. So the judge looks once more after that
// and right before the clock starts; whose kernels are there by then is timed from when its inputs appeared.
#pragma once

#include <cstddef>
#include <memory>

namespace assay {

class DeviceArena {
 public:
  virtual ~DeviceArena() = default;

  // The judge's part, as kernels see it.
  virtual std::byte* own() const = 0;
  // What a runner needs to see its part.
  virtual int file() const = 0;
  virtual std::size_t bytes() const = 0;

  // Brings host memory to the judge's part.
  virtual void stage(const std::byte* from, std::size_t bytes) = 0;
  // The same for bytes that are all poison.
  virtual void stage_poison(std::size_t offset, std::size_t bytes) = 0;
  // Copies the first bytes of the judge's part to the runner's.
  virtual void reveal(std::size_t bytes) = 0;
  // Begins to copy rows of so many bytes, one every `pitch` bytes from the offset on, from the runner's part to the judge's.
  virtual void seize(std::size_t offset, std::size_t bytes, std::size_t pitch, std::size_t rows) = 0;
  // Waits until all are there.
  virtual void settle() = 0;
  // Brings what lies in the judge's part to the host.
  virtual void fetch(std::byte* to, std::size_t offset, std::size_t bytes) const = 0;

  // Whether kernels of another process are on the device.
  virtual bool others_compute() const = 0;
  // Whether some may be, by one look. A host that was slow for a moment looks the same.
  virtual bool others_may_compute() const = 0;
};

// Room for at least so many bytes on a device. Throws where this judge was built without one.
std::unique_ptr<DeviceArena> device_arena(int device, std::size_t bytes);

}  // namespace assay
