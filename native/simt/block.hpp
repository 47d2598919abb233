// A block on its worker: its threads, its barrier and the operations of its warps.
#pragma once

#include <cstdint>

#include "simt/launch.hpp"

namespace assay::simt {

// What lanes do together. Those that meet must do the same.
enum class Operation : std::uint8_t { shuffle, ballot, gather, barrier };

// One operation of a warp on its way. It is kept until the last lane has read from it.
struct Exchange {
  unsigned open;
  int line;
  Operation operation;
  bool whoever;
  std::uint64_t mask;
  std::uint64_t arrived;
  std::uint64_t readers;
  std::uint64_t ballot;
  Exchange* next;
  std::uint64_t values[64];
};

struct Warp {
  std::uint64_t alive;
  Exchange* collecting;
  unsigned first;
  unsigned lanes;
};

// A thread may go on when its gate no longer reads as it did when it was closed. Positions are in the order of starting.
struct alignas(64) Thread {
  void* left_at;
  const unsigned* gate;
  unsigned closed;
  unsigned position;
  unsigned rank;
  uint3 index;
  int line;
  char* stack;
  void* context;  // the sanitizer's
};

// The blocks of a cooperative launch, each on a worker of its own.
struct Meeting;

struct Block {
  const Kernel* kernel;
  void* arguments;
  Thread* self;
  Thread* threads;
  Warp* warps;
  Exchange* spare;
  void* worker_left_at;
  char* dynamic_end;
  char* dynamic_begin;
  Meeting* meeting;
  unsigned size;
  unsigned warp;
  unsigned alive;
  unsigned started;
  unsigned arrived;
  unsigned generation;
  unsigned votes[2];
  unsigned voters[2];
  int line;
  bool backwards;
  bool grid_wide;
  uint3 next_index;
};

extern __thread Block block;

// Runs all threads of the block that the indices and dimensions name.
void run_block();

// Waits for the other blocks; or tells them that this one has ended.
void meet(Meeting& meeting);
void end_block(Meeting& meeting);

}  // namespace assay::simt
