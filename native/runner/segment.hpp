// The memory that the judge shares with one runner, or one rank of it: four words, the shape of the call, then the arguments of each item of
// the batch.
//
// The judge trusts nothing in here. It reads a word once, keeps shapes and inputs in memory of its own, caps every length it finds, and
// seals the size of the segment, so that the worst a candidate can do to it is to be wrong.
#pragma once

#include <linux/futex.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

#include <atomic>
#include <cstddef>
#include <cstdint>

namespace assay {

inline constexpr int segment_fd = 3;
inline constexpr int device_fd = 4;  // memory of a device, where the candidate computes there
inline constexpr int most_ranks = 64;
inline constexpr std::size_t most_sizes = 16;
inline constexpr std::size_t page = 4096;

using Word = std::atomic<std::uint32_t>;
static_assert(Word::is_always_lock_free);

struct Header {
  alignas(64) Word request;  // judge: the shape of call number `request` is written
  alignas(64) Word ready;    // runner: the arguments of that call are built
  alignas(64) Word go;       // judge: compute
  alignas(64) Word done;     // runner: computed
  alignas(64) std::uint32_t items;
  std::uint64_t sizes[most_sizes];
  alignas(64) std::uint32_t watched;  // judge: the call is not timed but watched, and who waits shall sleep
  alignas(64) Word returned;          // runner: of how many items the candidate has returned, a hint where it never ends
  std::uint64_t device_bytes;         // judge: what lies behind device_fd, from the start on
};
static_assert(sizeof(Header) <= page);

inline long futex(Word* word, int operation, std::uint32_t value, const timespec* timeout) {
  return syscall(SYS_futex, reinterpret_cast<std::uint32_t*>(word), operation, value, timeout, nullptr, 0);
}

inline void ring(Word& word, std::uint32_t value) {
  word.store(value, std::memory_order_release);
  futex(&word, FUTEX_WAKE, 1, nullptr);
}

}  // namespace assay
