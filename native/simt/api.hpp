// What the calls of the interface share with launches.
#pragma once

#include <cstddef>

#include "simt/errors.hpp"

namespace assay::simt {

inline constexpr unsigned multiprocessors = 8;
inline constexpr unsigned most_blocks_each = 8;

// Keeps an error until it is asked for, and returns it.
cudaError_t remember(cudaError_t error);

// Dynamic shared memory that a launch may ask for: more than usual once the program has said so.
std::size_t allowed_shared();

constexpr unsigned resident_blocks(unsigned threads) {
  unsigned each = 2048 / threads;
  return multiprocessors * (each < most_blocks_each ? each : most_blocks_each);
}

}  // namespace assay::simt
