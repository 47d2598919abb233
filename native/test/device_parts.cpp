// What a runner leaves in a device's memory, and what of it the judge finds.
#include "check.hpp"
#include "device_arguments.hpp"

#include <sys/mman.h>

#include <array>
#include <cstring>

namespace {

using assay::Direction;
using assay::Length;

constexpr std::uint32_t items = 3;

// The device's memory as a runner sees it.
std::byte* seen_by_runner(const assay::DeviceArena& arena) {
  void* place = mmap(nullptr, arena.bytes(), PROT_READ | PROT_WRITE, MAP_SHARED, arena.file(), 0);
  CHECK(place != MAP_FAILED);
  return static_cast<std::byte*>(place);
}

// The judge makes inputs of ones, and the runner outputs of twos; then it changes one byte of one input.
void what_is_left_of_inputs_is_found_on_a_device_alone() {
  assay::Layout layout;
  layout.add("x", Direction::in, Length::none, 1, 100);
  layout.add("y", Direction::out, Length::none, 1, 50);
  assay::DeviceArguments arguments(0, layout.stride * items, true);
  std::byte* own = arguments.arena().own();
  std::byte* shared = seen_by_runner(arguments.arena());
  std::memset(own, 1, layout.stride * items);
  arguments.prepare(layout, items, nullptr);
  arguments.reveal();
  for (std::uint32_t item = 0; item < items; ++item) std::memset(shared + item * layout.stride + layout.fields[1].offset, 2, 50);
  std::size_t changed = 2 * layout.stride + layout.fields[0].offset + 99;
  CHECK(shared[changed] == std::byte{1});
  shared[changed] = std::byte{7};
  std::array<std::byte, 1> segment{};
  arguments.seize(segment.data());
  CHECK(own[changed] == std::byte{1});
  arguments.deliver(segment.data());
  CHECK(own[changed] == std::byte{7});
  for (std::uint32_t item = 0; item < items; ++item) {
    CHECK(own[item * layout.stride + layout.fields[0].offset] == std::byte{1});
    CHECK(own[item * layout.stride + layout.fields[1].offset + 49] == std::byte{2});
  }
}

}  // namespace

int main() {
  what_is_left_of_inputs_is_found_on_a_device_alone();
  return test::failures == 0 ? 0 : 1;
}
