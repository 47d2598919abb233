#include "hands.hpp"

#include <sched.h>

#include <algorithm>
#include <atomic>
#include <cstring>
#include <exception>
#include <thread>

namespace assay {

namespace {

// So small that the pieces which end up in one core's cache are no part that one thread of a candidate would work on alone.
constexpr std::size_t piece = 256 << 10;

std::vector<int>& hands() {
  static std::vector<int> cpus;
  return cpus;
}

void go_to(const std::vector<int>& cpus) {
  cpu_set_t set;
  CPU_ZERO(&set);
  for (int cpu : cpus) CPU_SET(cpu, &set);
  sched_setaffinity(0, sizeof set, &set);  // where it fails, the work is done on the judge's own cores
}

}  // namespace

void lend_hands(const std::vector<int>& cpus) { hands() = cpus; }

void share_out(std::size_t pieces, const std::function<void(std::size_t)>& work) {
  std::atomic<std::size_t> next{0};
  std::atomic<bool> failed{false};
  std::exception_ptr problem;
  auto some = [&] {
    try {
      for (std::size_t i = next++; i < pieces && !failed; i = next++) work(i);
    } catch (...) {
      if (!failed.exchange(true)) problem = std::current_exception();
    }
  };
  std::vector<std::thread> others;
  for (std::size_t i = 1; i < std::min(pieces, hands().size()); ++i)
    others.emplace_back([&] {
      go_to(hands());
      some();
    });
  some();
  for (std::thread& other : others) other.join();
  if (problem) std::rethrow_exception(problem);
}

void Moves::add(std::byte* to, const std::byte* from, std::size_t bytes) {
  bytes_ += bytes;
  for (std::size_t at = 0; at < bytes; at += piece) moves_.push_back({to + at, from ? from + at : nullptr, std::min(piece, bytes - at)});
}

void Moves::carry_out() const {
  auto one = [this](std::size_t i) {
    const Move& move = moves_[i];
    if (move.from) std::memcpy(move.to, move.from, move.bytes);
    else std::memset(move.to, poison_byte, move.bytes);
  };
  if (bytes_ > little) share_out(moves_.size(), one);
  else
    for (std::size_t i = 0; i < moves_.size(); ++i) one(i);
}

}  // namespace assay
