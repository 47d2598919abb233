#include "block.hpp"

#include <cstdio>
#include <cstdlib>
#include <string>

#include "fiber.hpp"
#include "turns.hpp"

__thread uint3 threadIdx;
__thread uint3 blockIdx;
__thread dim3 blockDim;
__thread dim3 gridDim;

namespace assay::simt {

__thread Block block;

namespace {

constexpr unsigned most_threads = 1024;

__thread char* free_stacks[most_threads];
__thread unsigned free_count;
__thread char* own_stacks[most_threads];
__thread unsigned own_count;

char* get_stack() {
  if (free_count > 0) return free_stacks[--free_count];
  return own_stacks[own_count++] = new_stack();
}

void open_barrier() {
  if (block.grid_wide) meet(*block.meeting);
  unsigned parity = block.generation & 1;
  block.voters[parity] = block.arrived;
  block.votes[parity ^ 1] = 0;
  block.passed[parity] = 1;
  block.passed[parity ^ 1] = 0;
  block.arrived = 0;
  block.generation++;
}

[[noreturn]] void report_deadlock() {
  std::string where;
  for (unsigned i = 0; i < block.started; i++) {
    int line = block.threads[i].line;
    bool first = block.threads[i].gate != &shut_gate;
    unsigned count = 0;
    for (unsigned j = 0; j < block.started; j++) {
      const Thread& other = block.threads[j];
      if (other.gate == &shut_gate || other.line != line) continue;
      first &= j >= i;
      count++;
    }
    if (first) where += (where.empty() ? "" : ", ") + std::to_string(count) + " at line " + std::to_string(line);
  }
  report("divergent barrier: every thread of the block waits for others, %s", where.c_str());
}

// Nobody can run: operations that take whoever comes have all they will get.
bool release_whoever() {
  bool released = false;
  for (unsigned w = 0; w * block.warp < block.size; w++) {
    Warp& warp = block.warps[w];
    for (Exchange* one = warp.collecting; one != nullptr;) {
      Exchange* next = one->next;
      if (one->whoever) {
        complete(warp, *one);
        released = true;
      }
      one = next;
    }
  }
  return released;
}

}  // namespace

Thread& find_runnable(unsigned after) {
  do {
    for (unsigned i = 1; i <= block.started; i++) {
      unsigned position = after + i;
      while (position >= block.started) position -= block.started;
      if (runnable(block.threads[position])) return block.threads[position];
    }
  } while (release_whoever());
  report_deadlock();
}

namespace {
void run_threads();
}

Turn start_another(Thread& me) {
  char* stack = get_stack();
  Thread& other = block.threads[block.started];
  remainder_of(other).stack = stack;
  annotate_start(other, &me);
  return {&me.left_at, first_entry(stack, block.started, run_threads)};
}

Turn turn_to_any(Thread& me) {
  Thread& other = find_runnable(position_of(me));
  return &other == &me ? Turn{nullptr, nullptr} : turn_to(me, other);
}

namespace {

Thread& start_next() {
  unsigned position = block.started++;
  Thread& thread = block.threads[position];
  thread.index = block.next_index;
  thread.gate = &open_gate;
  uint3& next = block.next_index;
  if (!block.backwards) {
    if (++next.x == blockDim.x) {
      next.x = 0;
      if (++next.y == blockDim.y) {
        next.y = 0;
        next.z++;
      }
    }
  } else if (next.x-- == 0) {
    next.x = blockDim.x - 1;
    if (next.y-- == 0) {
      next.y = blockDim.y - 1;
      next.z--;
    }
  }
  become(thread);
  return thread;
}

// Those who wait for this thread wait no longer.
void finish(Thread& thread) {
  thread.gate = &shut_gate;
  block.alive--;
  if (block.arrived > 0 && block.arrived == block.alive) open_barrier();
  unsigned rank = rank_of(thread);
  Warp& warp = block.warps[rank >> block.warp_shift];
  warp.alive &= ~(1ULL << (rank & (block.warp - 1)));
  for (Exchange* one = warp.collecting; one != nullptr;) {
    Exchange* next = one->next;
    std::uint64_t needed = one->mask & warp.alive;
    if (needed != 0 && (one->arrived & needed) == needed) complete(warp, *one);
    one = next;
  }
}

// Threads that never wait run one after another on the same stack.
void run_threads() {
  annotate_first_entry();
  char* stack = block.remainders[block.started].stack;
  while (block.started < block.size) {
    Thread& thread = start_next();
    remainder_of(thread).stack = stack;
    annotate_thread_begins(thread);
    block.kernel->thread(block.arguments);
    annotate_thread_ends();
    finish(*block.self);
  }
  Thread& last = *block.self;
  free_stacks[free_count++] = stack;
  void* nowhere;
  if (block.alive == 0) {
    annotate_leave();
    take({&nowhere, block.worker_left_at});
  } else {
    Thread& other = find_runnable(position_of(last));
    become(other);
    annotate_enter(other, nullptr);
    take({&nowhere, other.left_at});
  }
  std::abort();
}

void prepare_warps() {
  for (unsigned w = 0; w * block.warp < block.size; w++) {
    unsigned first = w * block.warp;
    unsigned lanes = block.size - first < block.warp ? block.size - first : block.warp;
    Warp& warp = block.warps[w];
    warp.alive = lanes == 64 ? ~0ULL : (1ULL << lanes) - 1;
    warp.collecting = nullptr;
    warp.lanes = lanes;
    warp.first = block.backwards ? block.size - first - lanes : first;
  }
}

}  // namespace

void report_overrun() { report("stack overflow: a thread uses more than %zu KB of stack", usable_stack_bytes >> 10); }

void check_stacks() {
  for (unsigned i = 0; i < own_count; i++) {
    if (is_overrun(own_stacks[i])) report_overrun();
  }
}

void retire_worker() {
  while (own_count > 0) give_back(own_stacks[--own_count]);
  free_count = 0;
  for (unsigned i = 0; block.remainders != nullptr && i < most_threads; i++) annotate_end(block.remainders[i]);
  while (block.spare != nullptr) {
    Exchange* next = block.spare->next;
    std::free(block.spare);
    block.spare = next;
  }
  std::free(block.threads);
  std::free(block.remainders);
  std::free(block.warps);
  block.threads = nullptr;
}

void run_block() {
  if (block.threads == nullptr) {
    block.threads = static_cast<Thread*>(std::aligned_alloc(64, most_threads * sizeof(Thread)));
    block.remainders = static_cast<Remainder*>(std::calloc(most_threads, sizeof(Remainder)));
    block.warps = static_cast<Warp*>(std::calloc(most_threads, sizeof(Warp)));
  }
  block.alive = block.size;
  block.started = block.arrived = block.generation = 0;
  block.votes[0] = block.votes[1] = block.passed[0] = block.passed[1] = 0;
  block.next_index = block.backwards ? uint3{blockDim.x - 1, blockDim.y - 1, blockDim.z - 1} : uint3{0, 0, 0};
  prepare_warps();
  annotate_block_begins();
  char* stack = get_stack();
  block.remainders[0].stack = stack;
  void* entry = first_entry(stack, 0, run_threads);
  annotate_start(block.threads[0], nullptr);
  take({&block.worker_left_at, entry});
  annotate_block_ends();
  block.self = nullptr;
}

Turn begin_barrier(int line) {
  if (block.arrived == 0) {
    block.line = line;
    block.grid_wide = false;
  } else if (block.line != line || block.grid_wide) [[unlikely]] {
    report("divergent barrier: threads of one block wait at different barriers, in lines %d and %d", block.line, line);
  }
  if (++block.arrived < block.alive) return next_turn(block.passed[block.generation & 1], line);
  open_barrier();
  return {nullptr, nullptr};
}

unsigned block_barrier(Vote vote, bool predicate, int line) {
  unsigned parity = block.generation & 1;
  annotate_release(&block.votes[parity]);
  block.votes[parity] += predicate;
  wait(begin_barrier(line));
  annotate_acquire(&block.votes[parity]);
  switch (vote) {
    case Vote::none:
      return 0;
    case Vote::count:
      return block.votes[parity];
    case Vote::all:
      return block.votes[parity] == block.voters[parity];
    case Vote::any:
      return block.votes[parity] != 0;
  }
  return 0;
}

void grid_barrier(int line) {
  if (block.meeting == nullptr) report("grid barrier at line %d: the kernel was not launched by a cooperative launch", line);
  if (block.arrived > 0 && (block.line != line || !block.grid_wide)) {
    report("divergent barrier: threads of one block wait at different barriers, in lines %d and %d", block.line, line);
  }
  block.line = line;
  block.grid_wide = true;
  annotate_release(&block.votes[block.generation & 1]);
  unsigned parity = block.generation & 1;
  if (++block.arrived == block.alive) {
    annotate_acquire(&block.votes[parity]);
    open_barrier();
    annotate_release(&block.votes[parity]);
  } else {
    wait(next_turn(block.passed[parity], line));
  }
  annotate_acquire(&block.votes[parity]);
}

unsigned thread_rank() { return threadIdx.x + blockDim.x * (threadIdx.y + blockDim.y * threadIdx.z); }
unsigned lane() { return (block.self != nullptr ? rank_of(*block.self) : thread_rank()) & (block.warp - 1); }

void relax() {
  if (block.self == nullptr) return;
  Thread& me = *block.self;
  me.gate = &open_gate;
  wait(block.started < block.size ? start_another(me) : turn_to_any(me));
}

}  // namespace assay::simt
