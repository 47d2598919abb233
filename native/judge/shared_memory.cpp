#include "shared_memory.hpp"

#include "hands.hpp"
#include "weakness.hpp"

#include <fcntl.h>
#include <sys/mman.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <stdexcept>
#include <string>

namespace assay {

namespace {

constexpr std::size_t piece = 2 << 20;

[[noreturn]] void fail(const std::string& what) { throw std::runtime_error(what + ": " + std::strerror(errno)); }

void touch(std::byte* from, std::size_t length) {
  if (madvise(from, length, MADV_POPULATE_WRITE) == 0) return;
  if (errno != EINVAL) fail("no memory for a runner");
  for (std::size_t at = 0; at < length; at += page) from[at] = std::byte{0};  // a kernel before 5.14
}

}  // namespace

Segment::Segment(std::size_t argument_bytes) : bytes_(page + argument_bytes), file_(memfd_create("assay", MFD_CLOEXEC | MFD_ALLOW_SEALING)) {
  if (file_ < 0) fail("memfd_create");
  if (ftruncate(file_, static_cast<off_t>(bytes_)) != 0) fail("ftruncate");
  if (!weak(Weakness::unsealed) && fcntl(file_, F_ADD_SEALS, F_SEAL_SHRINK | F_SEAL_GROW | F_SEAL_SEAL) != 0) fail("F_ADD_SEALS");
  void* place = mmap(nullptr, bytes_, PROT_READ | PROT_WRITE, MAP_SHARED, file_, 0);
  if (place == MAP_FAILED) fail("mmap of the segment");
  place_ = static_cast<std::byte*>(place);
}

Segment::~Segment() {
  if (place_) munmap(place_, bytes_);
  if (file_ >= 0) close(file_);
}

void share_pages(std::vector<Segment>& segments) {
  std::size_t largest = 0;
  for (const Segment& segment : segments) largest = std::max(largest, segment.bytes());
  share_out((largest + piece - 1) / piece, [&](std::size_t turn) {
    std::size_t offset = turn * piece;
    for (std::size_t i = 0; i < segments.size(); ++i) {
      const Segment& segment = segments[(turn + i) % segments.size()];
      if (offset < segment.bytes()) touch(segment.place() + offset, std::min(piece, segment.bytes() - offset));
    }
  });
}

}  // namespace assay
