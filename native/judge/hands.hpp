// Moving much memory while every runner is frozen: the cores that wait for the runners then help.
#pragma once

#include <cstddef>
#include <functional>
#include <vector>

namespace assay {

// Bytes that one core moves in about the time that it takes to start the others.
inline constexpr std::size_t little = 4 << 20;

// Makes a NaN, -1 or the largest value of whatever is read there.
inline constexpr int poison_byte = 0xff;

// The cores whose threads may help. Without any, all work is done by the one that asks.
void lend_hands(const std::vector<int>& cpus);

// Calls work(0) … work(pieces - 1), in no order and some at the same time; gives back when all are done.
void share_out(std::size_t pieces, const std::function<void(std::size_t)>& work);

// Copies and settings of memory, collected and then done together.
class Moves {
 public:
  void copy(std::byte* to, const std::byte* from, std::size_t bytes) { add(to, from, bytes); }
  void poison(std::byte* at, std::size_t bytes) { add(at, nullptr, bytes); }
  void carry_out() const;

 private:
  struct Move {
    std::byte* to;
    const std::byte* from;  // null: set to poison
    std::size_t bytes;
  };

  void add(std::byte* to, const std::byte* from, std::size_t bytes);

  std::vector<Move> moves_;
  std::size_t bytes_ = 0;
};

}  // namespace assay
