// Whose turn it is when a thread of the block waits. Inside of headers, since every barrier and shuffle comes through here.
#pragma once

#include "annotate.hpp"
#include "block.hpp"
#include "report.hpp"

namespace assay::simt {

// A gate that is always open, and one that never opens.
inline const unsigned open_gate = 1;
inline const unsigned shut_gate = 0;

// A thread that can run, after the given position and round the block; reports a deadlock if there is none.
Thread& find_runnable(unsigned after);

// The turn of a thread that has not begun, and of any that can run.
Turn start_another(Thread& me);
Turn turn_to_any(Thread& me);

inline bool runnable(const Thread& thread) { return *thread.gate != 0; }

inline void become(Thread& thread) {
  block.self = &thread;
  threadIdx = thread.index;
}

// What a thread left is asked for some switches before it is needed.
inline void prefetch(unsigned position) {
  const char* left_at = static_cast<const char*>(block.threads[position < block.started ? position : position - block.started].left_at);
  __builtin_prefetch(left_at, 1);
}

inline Turn turn_to(Thread& me, Thread& other) {
  become(other);
  prefetch(position_of(other) + 3);
  annotate_enter(other, &me);
  return {&me.left_at, other.left_at};
}

inline void complete(Warp& warp, Exchange& exchange) {
  Exchange** link = &warp.collecting;
  while (*link != &exchange) link = &(*link)->next;
  *link = exchange.next;
  exchange.readers = exchange.arrived;
  exchange.open = 1;
}

// The turn of whoever is next while this thread waits at a gate.
inline Turn next_turn(const unsigned& gate, int line) {
  if (block.self == nullptr) [[unlikely]] fail("a kernel that was taken for one without barriers waits");
  Thread& me = *block.self;
  me.gate = &gate;
  me.line = line;
  if (block.started < block.size) return start_another(me);
  Thread* next = &me + 1 == block.threads + block.size ? block.threads : &me + 1;
  return runnable(*next) ? turn_to(me, *next) : turn_to_any(me);
}

// Prefers the lanes of the same warp, whose stacks are at hand.
inline Turn next_turn(const Warp& warp, const unsigned& gate, int line) {
  Thread& me = *block.self;
  me.gate = &gate;
  me.line = line;
  unsigned next = position_of(me) + 1;
  if (next == warp.first + warp.lanes) next = warp.first;
  if (next < block.started && runnable(block.threads[next])) return turn_to(me, block.threads[next]);
  return block.started < block.size ? start_another(me) : turn_to_any(me);
}

// The same for those who wait inside of the runtime.
inline void wait(Turn turn) {
  if (turn.entered == nullptr) return;
  Thread& me = *reinterpret_cast<Thread*>(turn.left);
  take(turn);
  annotate_entered(me);
}

}  // namespace assay::simt
