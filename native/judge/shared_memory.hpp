// The memory a judge shares with its runners.
#pragma once

#include "segment.hpp"

#include <cstddef>
#include <utility>
#include <vector>

namespace assay {

// What the kernel calls it.
inline constexpr const char* segment_name = "memfd:assay";

// The memory that is shared with one runner, or one rank of it, sealed against every change of size.
class Segment {
 public:
  explicit Segment(std::size_t argument_bytes);
  ~Segment();
  Segment(Segment&& other) noexcept : bytes_(other.bytes_), file_(std::exchange(other.file_, -1)), place_(std::exchange(other.place_, nullptr)) {}
  Segment& operator=(Segment&&) = delete;

  std::size_t bytes() const { return bytes_; }
  int file() const { return file_; }
  std::byte* place() const { return place_; }

 private:
  std::size_t bytes_;
  int file_ = -1;
  std::byte* place_ = nullptr;
};

// Gives the segments their pages, each a piece in turn. Who got all of them at once would have faster or slower memory than the others, by
// ten percent where nothing else counts.
void share_pages(std::vector<Segment>& segments);

}  // namespace assay
