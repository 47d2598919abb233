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

// What a switch touches of a thread, which may go on when its gate is not zero. Threads lie in the order of their starting.
struct alignas(32) Thread {
  void* left_at;
  const unsigned* gate;
  uint3 index;
  int line;
};

// The rest of it.
struct Remainder {
  char* stack;
  Exchange* exchange;
  void* context;  // the sanitizer's
};

// The blocks of a cooperative launch, each on a worker of its own.
struct Meeting;

struct Block {
  const Kernel* kernel;
  void* arguments;
  Thread* self;
  Thread* threads;
  Remainder* remainders;
  Warp* warps;
  Exchange* spare;
  void* worker_left_at;
  char* dynamic_end;
  char* dynamic_begin;
  Meeting* meeting;
  unsigned size;
  unsigned warp;
  unsigned warp_shift;
  unsigned alive;
  unsigned started;
  unsigned arrived;
  unsigned generation;
  unsigned passed[2];  // the gates of this barrier and the next
  unsigned votes[2];
  unsigned voters[2];
  int line;
  bool backwards;
  bool grid_wide;
  uint3 next_index;
};

extern __thread Block block;

inline unsigned position_of(const Thread& thread) { return static_cast<unsigned>(&thread - block.threads); }
inline unsigned rank_of(const Thread& thread) { return block.backwards ? block.size - 1 - position_of(thread) : position_of(thread); }
inline Remainder& remainder_of(const Thread& thread) { return block.remainders[position_of(thread)]; }

// Reports a thread that has used more than its stack.
void check_stacks();
[[noreturn]] void report_overrun();

// Runs all threads of the block that the indices and dimensions name.
void run_block();

// Gives back what a worker that ends has used.
void retire_worker();

// Waits for the other blocks; or tells them that this one has ended.
void meet(Meeting& meeting);
void end_block(Meeting& meeting);

}  // namespace assay::simt
