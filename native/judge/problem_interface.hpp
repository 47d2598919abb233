// What the glue generated from a problem's signature offers to the judge. An item is one set of arguments, laid out by `layout`.
#pragma once

#include "compare.hpp"
#include "layout.hpp"
#include "random.hpp"

#include <span>
#include <string_view>
#include <vector>

namespace assay {

using Extents = std::span<const std::uint64_t>;

Layout layout(Extents sizes);

// Fills the inputs of an item whose outputs are already poison.
void make(std::byte* item, Extents sizes, Random& random, std::string_view distribution);

// Computes, in place, what the reference gives.
void expect(std::byte* item, Extents sizes);

bool agree(std::byte* input, std::byte* expected, std::byte* got, Extents sizes, Difference& difference);

std::size_t examples();
std::vector<std::uint64_t> example_sizes(std::size_t example);
void example(std::size_t example, std::byte* input, std::byte* output);

}  // namespace assay
