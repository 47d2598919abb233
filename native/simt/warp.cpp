// What the lanes of a warp do together.
#include <cstdlib>

#include "turns.hpp"

namespace assay::simt {
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

}  // namespace assay::simt
