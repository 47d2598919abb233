// A runner that lies: it writes noise over the whole segment from several threads and from another process, answers words as it likes
// and dies when it likes, within a tenth of a second. Everything it does follows from its seed.
//
//   scribbler SEED
#include "segment.hpp"

#include <signal.h>
#include <sys/mman.h>
#include <sys/stat.h>

#include <cstdlib>
#include <cstring>
#include <thread>

namespace {

struct Dice {
  std::uint64_t state;
  std::uint64_t roll() {
    std::uint64_t mixed = (state += 0x9e3779b97f4a7c15U);
    mixed = (mixed ^ (mixed >> 30)) * 0xbf58476d1ce4e5b9U;
    mixed = (mixed ^ (mixed >> 27)) * 0x94d049bb133111ebU;
    return mixed ^ (mixed >> 31);
  }
  std::uint64_t below(std::uint64_t bound) { return roll() % bound; }
};

std::byte* segment;
std::size_t bytes;

assay::Header& header() { return *reinterpret_cast<assay::Header*>(segment); }

// Noise, or values that lengths and shapes should never have.
void scribble(Dice& dice, std::size_t from, std::size_t length) {
  constexpr std::uint64_t nasty[] = {0, 1, 0xffffffffffffffffU, 0x8000000000000000U, 0x7fffffffU, 0x7ff8000000000000U, 0x7ff0000000000000U};
  for (std::size_t at = from; at + 8 <= from + length && at + 8 <= bytes; at += 8) {
    std::uint64_t value = dice.below(3) == 0 ? nasty[dice.below(7)] : dice.roll();
    std::memcpy(segment + at, &value, sizeof value);
  }
}

void scribble_anywhere(Dice& dice) {
  std::size_t from = dice.below(4) == 0 ? 0 : assay::page + dice.below(bytes - assay::page) / 64 * 64;
  scribble(dice, from, 8 * (1 + dice.below(512)));
}

[[noreturn]] void scribble_for_ever(Dice dice) {
  for (;;) {
    scribble_anywhere(dice);
    usleep(static_cast<useconds_t>(dice.below(300)));
  }
}

[[noreturn]] void die(Dice dice) {
  usleep(static_cast<useconds_t>(dice.below(100'000)));
  switch (dice.below(4)) {
    case 0: _exit(static_cast<int>(dice.below(3)));
    case 1: std::abort();
    case 2: ::kill(getpid(), SIGKILL);
  }
  _exit(*reinterpret_cast<volatile int*>(dice.below(4096)));
}

void wait_a_little(assay::Word& word, std::uint32_t value, Dice& dice) {
  for (std::uint64_t patience = 20 + dice.below(200); patience > 0 && word.load() != value; --patience) usleep(50);
}

// One call: mostly by the rules, so that the judge comes as far as looking at the noise.
void call(std::uint32_t number, Dice& dice) {
  if (dice.below(8) == 0) assay::ring(header().done, number);
  wait_a_little(header().request, number, dice);
  if (dice.below(8) == 0) assay::ring(header().ready, static_cast<std::uint32_t>(dice.roll()));
  if (dice.below(4) == 0) scribble(dice, 0, assay::page);
  assay::ring(header().ready, number);
  wait_a_little(header().go, number, dice);
  for (std::uint64_t more = dice.below(6); more > 0; --more) scribble_anywhere(dice);
  if (dice.below(3) == 0) scribble(dice, assay::page, bytes);
  assay::ring(header().done, dice.below(16) == 0 ? number + 1 : number);
}

}  // namespace

int main(int count, char** arguments) {
  Dice dice{count > 1 ? std::strtoull(arguments[1], nullptr, 10) : 0};
  struct stat about {};
  if (fstat(assay::segment_fd, &about) != 0) return 120;
  bytes = static_cast<std::size_t>(about.st_size);
  segment = static_cast<std::byte*>(mmap(nullptr, bytes, PROT_READ | PROT_WRITE, MAP_SHARED, assay::segment_fd, 0));
  if (segment == MAP_FAILED) return 121;
  if (dice.below(8) == 0 && fork() == 0) {  // goes on while its parent is frozen by signals
    alarm(1);
    scribble_for_ever(dice);
  }
  for (std::uint64_t threads = dice.below(4); threads > 0; --threads) std::thread(scribble_for_ever, Dice{dice.roll()}).detach();
  std::thread(die, Dice{dice.roll()}).detach();
  for (std::uint32_t number = 1;; ++number) call(number, dice);
}
