#include "block.hpp"

#include <cstdio>
#include <cstdlib>
#include <string>

#include "annotate.hpp"
#include "fiber.hpp"
#include "report.hpp"

__thread uint3 threadIdx;
__thread uint3 blockIdx;
__thread dim3 blockDim;
__thread dim3 gridDim;

namespace assay::simt {

__thread Block block;

namespace {

constexpr unsigned most_threads = 1024;

// A gate that is always open, and one that never opens.
const unsigned open_gate = 1;
const unsigned shut_gate = 0;

__thread char* free_stacks[most_threads];
__thread unsigned free_count;
__thread char* own_stacks[most_threads];
__thread unsigned own_count;

char* get_stack() {
  if (free_count > 0) return free_stacks[--free_count];
  return own_stacks[own_count++] = new_stack();
}

bool runnable(const Thread& thread) { return *thread.gate != 0; }

void become(Thread& thread) {
  block.self = &thread;
  threadIdx = thread.index;
}

// What a thread left is asked for some switches before it is needed.
void prefetch(unsigned position) {
  const char* left_at = static_cast<const char*>(block.threads[position < block.started ? position : position - block.started].left_at);
  __builtin_prefetch(left_at, 1);
}

Turn turn_to(Thread& me, Thread& other) {
  become(other);
  prefetch(position_of(other) + 3);
  annotate_enter(other, &me);
  return {&me.left_at, other.left_at};
}

void complete(Warp& warp, Exchange& exchange) {
  Exchange** link = &warp.collecting;
  while (*link != &exchange) link = &(*link)->next;
  *link = exchange.next;
  exchange.readers = exchange.arrived;
  exchange.open = 1;
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

void run_threads();

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

// The turn of whoever is next while this thread waits at a gate.
Turn next_turn(const unsigned& gate, int line) {
  if (block.self == nullptr) [[unlikely]] fail("a kernel that was taken for one without barriers waits");
  Thread& me = *block.self;
  me.gate = &gate;
  me.line = line;
  if (block.started < block.size) return start_another(me);
  Thread* next = &me + 1 == block.threads + block.size ? block.threads : &me + 1;
  return runnable(*next) ? turn_to(me, *next) : turn_to_any(me);
}

// Prefers the lanes of the same warp, whose stacks are at hand.
Turn next_turn(const Warp& warp, const unsigned& gate, int line) {
  Thread& me = *block.self;
  me.gate = &gate;
  me.line = line;
  unsigned next = position_of(me) + 1;
  if (next == warp.first + warp.lanes) next = warp.first;
  if (next < block.started && runnable(block.threads[next])) return turn_to(me, block.threads[next]);
  return block.started < block.size ? start_another(me) : turn_to_any(me);
}

// The same for those who wait inside of the runtime.
void wait(Turn turn) {
  if (turn.entered == nullptr) return;
  Thread& me = *reinterpret_cast<Thread*>(turn.left);
  take(turn);
  annotate_entered(me);
}

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

namespace {

Exchange& collect(Warp& warp, std::uint64_t mask, Operation operation, bool whoever, int line) {
  for (Exchange* one = warp.collecting; one != nullptr; one = one->next) {
    if (one->mask == mask && one->whoever == whoever && (!whoever || one->line == line)) {
      if (one->operation != operation) [[unlikely]] {
        report("divergent warp: lanes of one mask do different things, in lines %d and %d", one->line, line);
      }
      return *one;
    }
  }
  Exchange* fresh = block.spare;
  if (fresh != nullptr) {
    block.spare = fresh->next;
  } else {
    fresh = static_cast<Exchange*>(std::calloc(1, sizeof(Exchange)));
  }
  fresh->open = 0;
  fresh->line = line;
  fresh->operation = operation;
  fresh->whoever = whoever;
  fresh->mask = mask;
  fresh->arrived = fresh->ballot = 0;
  fresh->next = warp.collecting;
  warp.collecting = fresh;
  return *fresh;
}

// Brings a value; whoever calls leaves when it has waited and read those of the others.
Turn begin(std::uint64_t mask, Operation operation, bool whoever, std::uint64_t value, int line) {
  if (block.self == nullptr) [[unlikely]] fail("a kernel that was taken for one without barriers waits");
  unsigned rank = rank_of(*block.self);
  Warp& warp = block.warps[rank >> block.warp_shift];
  unsigned lane = (rank & (block.warp - 1));
  std::uint64_t bit = 1ULL << lane;
  if ((mask & bit) == 0) [[unlikely]] report("divergent warp: lane %u calls in line %d with a mask that does not name it", lane, line);
  Exchange& exchange = collect(warp, mask, operation, whoever, line);
  if (operation == Operation::barrier) annotate_release(&exchange);
  remainder_of(*block.self).exchange = &exchange;
  exchange.values[lane] = value;
  exchange.ballot |= (value & 1) << lane;
  exchange.arrived |= bit;
  std::uint64_t needed = mask & warp.alive;
  if ((exchange.arrived & needed) != needed) return next_turn(warp, exchange.open, line);
  complete(warp, exchange);
  return {nullptr, nullptr};
}

Exchange& join(std::uint64_t mask, Operation operation, bool whoever, std::uint64_t value, int line) {
  wait(begin(mask, operation, whoever, value, line));
  return *remainder_of(*block.self).exchange;
}

void leave(Exchange& exchange) {
  exchange.readers &= ~(1ULL << (rank_of(*block.self) & (block.warp - 1)));
  if (exchange.readers != 0) return;
  exchange.next = block.spare;
  block.spare = &exchange;
}

std::uint64_t whole() { return block.warp == 64 ? ~0ULL : (1ULL << block.warp) - 1; }

}  // namespace

Turn begin_shuffle(std::uint64_t mask, std::uint64_t value, int line) { return begin(mask, Operation::shuffle, false, value, line); }

std::uint64_t end_shuffle(unsigned source) {
  Exchange& exchange = *remainder_of(*block.self).exchange;
  unsigned from = exchange.arrived >> source & 1 ? source : (rank_of(*block.self) & (block.warp - 1));
  std::uint64_t value = exchange.values[from];
  leave(exchange);
  return value;
}

std::uint64_t shuffle(std::uint64_t mask, std::uint64_t value, unsigned source, int line) {
  join(mask, Operation::shuffle, false, value, line);
  return end_shuffle(source);
}

std::uint64_t active_shuffle(std::uint64_t value, unsigned source, int line) {
  join(whole(), Operation::shuffle, true, value, line);
  return end_shuffle(source);
}

std::uint64_t ballot(std::uint64_t mask, bool predicate, int line) {
  Exchange& exchange = join(mask, Operation::ballot, false, predicate, line);
  std::uint64_t votes = exchange.ballot;
  leave(exchange);
  return votes;
}

std::uint64_t active_ballot(bool predicate, int line) {
  Exchange& exchange = join(whole(), Operation::ballot, true, predicate, line);
  std::uint64_t votes = exchange.ballot;
  leave(exchange);
  return votes;
}

void warp_barrier(std::uint64_t mask, int line) {
  Exchange& exchange = join(mask, Operation::barrier, false, 0, line);
  annotate_acquire(&exchange);
  leave(exchange);
}

void gather(std::uint64_t mask, std::uint64_t value, Gathered& all, int line) {
  Exchange& exchange = join(mask, Operation::gather, false, value, line);
  all.lanes = exchange.arrived;
  for (unsigned lane = 0; lane < block.warp; lane++) all.values[lane] = exchange.values[lane];
  leave(exchange);
}

unsigned thread_rank() { return threadIdx.x + blockDim.x * (threadIdx.y + blockDim.y * threadIdx.z); }
unsigned lane() { return (block.self != nullptr ? rank_of(*block.self) : thread_rank()) & (block.warp - 1); }
std::uint64_t living_lanes() { return block.self == nullptr ? 1ULL << lane() : block.warps[rank_of(*block.self) >> block.warp_shift].alive; }

void relax() {
  if (block.self == nullptr) return;
  Thread& me = *block.self;
  me.gate = &open_gate;
  wait(block.started < block.size ? start_another(me) : turn_to_any(me));
}

}  // namespace assay::simt
