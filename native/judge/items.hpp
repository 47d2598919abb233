// Items of a batch: their memory, their inputs, the verdict on their outputs.
#pragma once

#include "job.hpp"
#include "json.hpp"
#include "problem_interface.hpp"
#include "seat.hpp"

#include <cstdlib>
#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace assay {

// How long a runner may take to start and to build its arguments.
inline constexpr double start_limit = 20;

using Bytes = std::unique_ptr<std::byte, void (*)(void*)>;

Bytes private_bytes(std::size_t size);

const Launch& launch_of(const Job& job, const std::string& name);

// A segment for each rank.
std::vector<Segment> segments_for(const Launch& launch, std::size_t argument_bytes);

// How replies name a case.
std::string label(const Case& one);

// Calls work(0) … work(items - 1), where the items are large some at the same time.
void for_each_item(const Layout& layout, std::uint32_t items, const std::function<void(std::uint32_t)>& work);

// The inputs of a batch in private memory; every item from a seed of its own. What lies where its outputs go is never copied.
void make_batch(const Layout& layout, const Case& from, std::uint32_t items, std::byte* inputs);

// The verdict on one item, where it lies; nothing is said about a right one.
bool judged_right(const Layout& layout, Extents sizes, std::byte* input, std::byte* expected, std::byte* got, const std::string& where, Json& reply);

// The same on the rank that must hold the result, or on every rank.
bool judged_right(const Layout& layout, Extents sizes, std::byte* input, std::byte* expected, const Seat& seat, std::uint32_t item, bool every_rank, const std::string& where, Json& reply);

}  // namespace assay
