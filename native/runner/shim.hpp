// What the shim generated from a signature offers to the runner's loop.
#pragma once

#include <cstddef>
#include <cstdint>

namespace assay {

// Builds the arguments of each item as views onto the segment.
void prepare(std::byte* arguments, std::uint32_t items, const std::uint64_t* sizes);

// Calls the candidate on one item and leaves in the segment what it gave.
void call(std::uint32_t item);

}  // namespace assay
