#include "items.hpp"

#include "hands.hpp"
#include "weakness.hpp"

#include <sys/mman.h>

#include <algorithm>
#include <cstring>
#include <stdexcept>

namespace assay {

namespace {

constexpr std::size_t huge_page = 2 << 20;

// Lengths first. A length word is read once, while the candidate cannot run.
bool lengths_fit(const Layout& layout, const std::byte* got, Difference& difference) {
  for (const Field& field : layout.fields) {
    if (field.length == Length::none) continue;
    std::uint64_t found = 0;
    std::memcpy(&found, got + field.length_offset, sizeof found);
    bool fits = field.length == Length::bounded ? found <= field.elements : found == field.elements;
    if (!fits) {
      const char* relation = field.length == Length::bounded ? "at most " : "";
      return difference.say("%s has %llu elements, expected %s%llu", field.name, static_cast<unsigned long long>(found), relation, static_cast<unsigned long long>(field.elements));
    }
  }
  return true;
}

Json wrong(Json reply, const char* reason, const Difference& difference, const std::string& where) { return reply.text("outcome", "WRONG").text("reason", reason).text("text", difference.text).text("case", where); }

// What a judge does that believes the candidate; see weakness.hpp.
void believe(const Layout& layout, Extents sizes, std::byte*& input, std::byte* expected, std::byte* got) {
  if (weak(Weakness::trusted_input)) {
    std::memcpy(expected, got, layout.stride);
    expect(expected, sizes);
    input = got;
  }
  if (weak(Weakness::trusted_lengths))
    for (const Field& field : layout.fields)
      if (field.length != Length::none) std::memcpy(expected + field.length_offset, got + field.length_offset, sizeof(std::uint64_t));
}

}  // namespace

Bytes private_bytes(std::size_t size) {
  std::size_t unit = size < huge_page ? page : huge_page;
  std::size_t whole = rounded(std::max(size, page), unit);
  Bytes bytes(static_cast<std::byte*>(std::aligned_alloc(unit, whole)), std::free);
  if (!bytes) throw std::runtime_error("no memory for the inputs");
  if (unit == huge_page) madvise(bytes.get(), whole, MADV_HUGEPAGE);
  return bytes;
}

const Launch& launch_of(const Job& job, const std::string& name) {
  auto found = job.runners.find(name);
  if (found == job.runners.end()) throw std::runtime_error("the job has no runner " + name);
  return found->second;
}

std::vector<Segment> segments_for(const Launch& launch, std::size_t argument_bytes) {
  std::vector<Segment> segments;
  for (int rank = 0; rank < launch.ranks; ++rank) segments.emplace_back(argument_bytes);
  share_pages(segments);
  return segments;
}

std::string label(const Case& one) {
  std::string text = one.distribution + " (";
  for (std::size_t i = 0; i < one.sizes.size(); ++i) text += (i ? ", " : "") + std::to_string(one.sizes[i]);
  return text + ")";
}

bool judged_right(const Layout& layout, Extents sizes, std::byte* input, std::byte* expected, std::byte* got, const std::string& where, Json& reply) {
  believe(layout, sizes, input, expected, got);
  Difference difference;
  if (!lengths_fit(layout, got, difference)) {
    reply = wrong(reply, "SHAPE", difference, where);
    return false;
  }
  if (!agree(input, expected, got, sizes, difference)) {
    reply = wrong(reply, "VALUE", difference, where);
    return false;
  }
  return true;
}

bool judged_right(const Layout& layout, Extents sizes, std::byte* input, std::byte* expected, const Seat& seat, std::uint32_t item, bool every_rank, const std::string& where, Json& reply) {
  for (std::size_t rank = 0; rank < (every_rank ? seat.ranks() : 1); ++rank) {
    std::string place = seat.ranks() > 1 ? where + " on rank " + std::to_string(rank) : where;
    if (!judged_right(layout, sizes, input, expected, seat.item(layout, item, rank), place, reply)) return false;
  }
  return true;
}

void for_each_item(const Layout& layout, std::uint32_t items, const std::function<void(std::uint32_t)>& work) {
  bool much = layout.stride * items > little;
  if (much && !weakened()) share_out(items, [&](std::size_t index) { work(static_cast<std::uint32_t>(index)); });
  else
    for (std::uint32_t index = 0; index < items; ++index) work(index);
}

void make_batch(const Layout& layout, const Case& from, std::uint32_t items, std::byte* inputs) {
  for_each_item(layout, items, [&](std::uint32_t index) {
    std::byte* input = inputs + index * layout.stride;
    Random random;
    make(input, from.sizes, random, weak(Weakness::same_input) ? std::string_view() : from.distribution);
    if (weak(Weakness::reused_outputs)) expect(input, from.sizes);
  });
}

}  // namespace assay
