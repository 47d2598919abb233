// Random numbers for inputs: xoshiro256++, seeded from the kernel for every single input, so that no input says anything about the next.
#pragma once

#include "weakness.hpp"

#include <sys/random.h>

#include <cstdint>
#include <cstdlib>

namespace assay {

class Random {
 public:
  Random() {
    if (weak(Weakness::same_input)) state_[0] = state_[1] = state_[2] = state_[3] = 1;
    else if (getrandom(state_, sizeof state_, 0) != sizeof state_) std::abort();
  }

  std::uint64_t bits() {
    if (weak(Weakness::predictable_input)) return running();
    std::uint64_t result = rotated(state_[0] + state_[3], 23) + state_[0];
    std::uint64_t shifted = state_[1] << 17;
    state_[2] ^= state_[0];
    state_[3] ^= state_[1];
    state_[1] ^= state_[2];
    state_[0] ^= state_[3];
    state_[2] ^= shifted;
    state_[3] = rotated(state_[3], 45);
    return result;
  }

  // In [0, 1).
  double unit() { return static_cast<double>(bits() >> 11) * 0x1p-53; }

  double between(double low, double high) { return low + (high - low) * unit(); }

  // In [0, bound); 0 where bound is 0.
  std::uint64_t below(std::uint64_t bound) { return static_cast<std::uint64_t>((static_cast<unsigned __int128>(bits()) * bound) >> 64); }

  // In [low, high].
  std::int64_t integer(std::int64_t low, std::int64_t high) {
    std::uint64_t values = static_cast<std::uint64_t>(high) - static_cast<std::uint64_t>(low) + 1;  // 0 where all are meant
    return static_cast<std::int64_t>(static_cast<std::uint64_t>(low) + (values == 0 ? bits() : below(values)));
  }

 private:
  static std::uint64_t running() {
    static std::uint64_t state = 88172645463325252U;
    state ^= state << 13;
    state ^= state >> 7;
    return state ^= state << 17;
  }
  static std::uint64_t rotated(std::uint64_t value, int by) { return (value << by) | (value >> (64 - by)); }
  std::uint64_t state_[4];
};

}  // namespace assay
