// The untrusted process: it holds the candidate, waits for the judge's words and calls.
#include "borrowed.hpp"
#include "company.hpp"
#include "segment.hpp"
#include "shim.hpp"

#include <malloc.h>
#include <sys/mman.h>
#include <sys/stat.h>

namespace {

void await(assay::Word& word, std::uint32_t value) {
  for (std::uint32_t seen; (seen = word.load(std::memory_order_acquire)) != value;) assay::futex(&word, FUTEX_WAIT, seen, nullptr);
}

}  // namespace

int main() {
  // Memory that was freed stays here: to fetch it anew from the kernel in every call takes longer than many a call, and never equally long.
  mallopt(M_MMAP_MAX, 0);
  mallopt(M_TRIM_THRESHOLD, -1);
  struct stat about {};
  if (fstat(assay::segment_fd, &about) != 0) return 120;
  auto bytes = static_cast<std::size_t>(about.st_size);
  void* place = mmap(nullptr, bytes, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_POPULATE, assay::segment_fd, 0);
  if (place == MAP_FAILED) return 121;
  auto* segment = static_cast<std::byte*>(place);
  assay::lend(segment, bytes);
  auto& header = *reinterpret_cast<assay::Header*>(segment);
  assay::assemble(segment);
  for (std::uint32_t call = 1;; ++call) {
    await(header.request, call);
    std::uint32_t items = header.items;
    assay::prepare(segment + assay::page, items, header.sizes);
    assay::be_watched(header.watched != 0);
    header.returned.store(0, std::memory_order_relaxed);
    assay::ring(header.ready, call);
    await(header.go, call);
    for (std::uint32_t item = 0; item < items; ++item) {
      assay::call(item);
      header.returned.store(item + 1, std::memory_order_relaxed);
      assay::regroup();
    }
    assay::ring(header.done, call);
  }
}
