// Launches: what is allowed, and how blocks are shared out among the machine's cores.
#include <sched.h>
#include <sys/mman.h>

#include <atomic>
#include <condition_variable>
#include <cstdlib>
#include <mutex>
#include <system_error>
#include <thread>
#include <vector>

#include "annotate.hpp"
#include "api.hpp"
#include "block.hpp"
#include "memory.hpp"
#include "report.hpp"
#include "stream.hpp"

namespace assay::simt {

__thread unsigned char* dynamic_memory;
__thread unsigned dynamic_bytes;
__thread std::uint64_t block_serial;

struct Meeting {
  std::mutex guard;
  std::condition_variable changed;
  unsigned living;
  unsigned waiting = 0;
  unsigned generation = 0;
};

namespace {

// Smaller grids are not worth waking others for.
constexpr std::uint64_t threads_for_one_worker = 2048;
constexpr std::size_t most_shared = 227 << 10;
constexpr std::size_t shared_span = (most_shared + page_bytes - 1) / page_bytes * page_bytes;

struct Grid {
  Configuration how;
  Kernel kernel;
  std::uint64_t blocks;
  bool backwards;
  std::atomic<std::uint64_t> next{0};
  Meeting meeting;

  Grid(const Configuration& how, Kernel kernel) : how(how), kernel(std::move(kernel)), blocks(std::uint64_t{how.grid.x} * how.grid.y * how.grid.z) {}
};

unsigned workers() {
  static const unsigned count = [] {
    if (const char* asked = std::getenv("ASSAY_SIMT_WORKERS")) return static_cast<unsigned>(std::max(1, std::atoi(asked)));
    cpu_set_t cores;
    CPU_ZERO(&cores);
    return sched_getaffinity(0, sizeof cores, &cores) == 0 ? static_cast<unsigned>(std::min(CPU_COUNT(&cores), 16)) : 1U;
  }();
  return count;
}

// Every second launch runs its threads and blocks backwards: what only works in one order shows.
bool runs_backwards() {
  static unsigned launches = 0;
  static const char* asked = std::getenv("ASSAY_SIMT_ORDER");
  if (asked != nullptr) return *asked == 'b';
  return launches++ % 2 == 1;
}

void prepare_worker(Grid& grid) {
  watch_for_faults();
  if (block.dynamic_begin == nullptr) {
    void* place = mmap(nullptr, shared_span + page_bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    if (place == MAP_FAILED) fail("there is no memory for a block's shared memory");
    block.dynamic_begin = static_cast<char*>(place);
    block.dynamic_end = block.dynamic_begin + shared_span;
    mprotect(block.dynamic_end, page_bytes, PROT_NONE);
  }
  blockDim = grid.how.block;
  gridDim = grid.how.grid;
  dynamic_bytes = static_cast<unsigned>(grid.how.shared);
  dynamic_memory = reinterpret_cast<unsigned char*>(block.dynamic_end - (grid.how.shared + 15) / 16 * 16);
  block.arguments = grid.kernel.arguments.get();
  block.size = grid.how.block.x * grid.how.block.y * grid.how.block.z;
  block.warp = grid.how.warp;
  block.warp_shift = grid.how.warp == 64 ? 6 : 5;
  block.backwards = grid.backwards;
  block.meeting = grid.how.cooperative ? &grid.meeting : nullptr;
}

// Not by a library's function, which a sanitizer would take for an access of the program's.
void fill(void* place, std::size_t bytes) {
  __asm__ volatile("rep stosb" : "+D"(place), "+c"(bytes) : "a"(0xFF) : "memory");
}

void run_one(Grid& grid, std::uint64_t number) {
  std::uint64_t linear = grid.backwards ? grid.blocks - 1 - number : number;
  blockIdx = {static_cast<unsigned>(linear % grid.how.grid.x), static_cast<unsigned>(linear / grid.how.grid.x % grid.how.grid.y),
              static_cast<unsigned>(linear / grid.how.grid.x / grid.how.grid.y)};
  block_serial++;
  if (dynamic_bytes > 0) fill(dynamic_memory, dynamic_bytes);
  block.kernel = &grid.kernel;
  if (grid.kernel.block != nullptr && !grid.backwards) {
    grid.kernel.block(block.arguments);
  } else {
    run_block();
  }
  block.kernel = nullptr;
}

#ifdef ASSAY_SIMT_TSAN
constexpr bool shared_evenly = true;  // neighbours on different workers, whoever is the faster
constexpr unsigned even_workers = 2;
#else
constexpr bool shared_evenly = false;
constexpr unsigned even_workers = 1;
#endif

void work(Grid& grid, unsigned worker) {
  prepare_worker(grid);
  if (shared_evenly) {
    for (std::uint64_t number = worker; number < grid.blocks; number += even_workers) run_one(grid, number);
    return;
  }
  for (std::uint64_t number = grid.next++; number < grid.blocks; number = grid.next++) run_one(grid, number);
  check_stacks();
}

// Threads that wait for grids to help with.
class Crew {
 public:
  explicit Crew(unsigned count) {
    try {
      for (unsigned i = 0; i < count; i++) members_.emplace_back([this, i] { serve(i + 1); });
    } catch (const std::system_error&) {
      // The machine gives no more threads: those that there are do the work.
    }
  }

  void run(Grid& grid) {
    {
      std::lock_guard lock(guard_);
      grid_ = &grid;
      busy_ = members_.size();
      generation_++;
    }
    started_.notify_all();
    work(grid, 0);
    std::unique_lock lock(guard_);
    ended_.wait(lock, [this] { return busy_ == 0; });
  }

 private:
  void serve(unsigned worker) {
    for (unsigned seen = 0;;) {
      std::unique_lock lock(guard_);
      started_.wait(lock, [&] { return generation_ != seen; });
      seen = generation_;
      Grid& grid = *grid_;
      lock.unlock();
      work(grid, worker);
      lock.lock();
      if (--busy_ == 0) ended_.notify_one();
    }
  }

  std::vector<std::thread> members_;
  std::mutex guard_;
  std::condition_variable started_, ended_;
  Grid* grid_ = nullptr;
  std::size_t busy_ = 0;
  unsigned generation_ = 0;
};

void run_together(Grid& grid) {
  grid.meeting.living = static_cast<unsigned>(grid.blocks);
  std::vector<std::thread> threads;
  auto one = [&grid](std::uint64_t number) {
    prepare_worker(grid);
    run_one(grid, number);
    check_stacks();
    end_block(grid.meeting);
  };
  auto guest = [&one](std::uint64_t number) {
    one(number);
    munmap(block.dynamic_begin, shared_span + page_bytes);
    retire_worker();
  };
  try {
    for (std::uint64_t number = 1; number < grid.blocks; number++) threads.emplace_back(guest, number);
  } catch (const std::system_error&) {
    fail("there are not enough threads for the blocks of a cooperative launch");
  }
  one(0);
  for (std::thread& thread : threads) thread.join();
}

void run(Grid& grid) {
  open_all();
  grid.backwards = runs_backwards();
  annotate_launch();
  if (grid.how.cooperative) {
    run_together(grid);
  } else {
    std::uint64_t threads = grid.blocks * grid.how.block.x * grid.how.block.y * grid.how.block.z;
    bool alone = workers() == 1 || grid.blocks == 1 || threads <= threads_for_one_worker;
    if (alone && !shared_evenly) {
      work(grid, 0);
    } else {
      static Crew& crew = *new Crew(shared_evenly ? even_workers - 1 : workers() - 1);
      crew.run(grid);
    }
  }
  annotate_launch_ended();
  check_margins(grid.kernel.name);
}

const char* objection(const Configuration& how) {
  std::uint64_t threads = std::uint64_t{how.block.x} * how.block.y * how.block.z;
  if (threads == 0) return "a block without threads";
  if (threads > 1024) return "more than 1024 threads in a block";
  if (how.block.z > 64) return "a block deeper than 64";
  if (how.grid.x == 0 || how.grid.y == 0 || how.grid.z == 0) return "a grid without blocks";
  if (how.grid.x > 0x7FFFFFFFU || how.grid.y > 65535 || how.grid.z > 65535) return "a grid that is too large";
  if (how.shared > allowed_shared()) return "more dynamic shared memory than is allowed";
  return nullptr;
}

}  // namespace

void meet(Meeting& meeting) {
  std::unique_lock lock(meeting.guard);
  annotate_release(&meeting);
  if (meeting.waiting + 1 == meeting.living) {
    meeting.waiting = 0;
    meeting.generation++;
    meeting.changed.notify_all();
  } else {
    unsigned generation = meeting.generation;
    meeting.waiting++;
    meeting.changed.wait(lock, [&] { return meeting.generation != generation; });
  }
  annotate_acquire(&meeting);
}

void end_block(Meeting& meeting) {
  std::lock_guard lock(meeting.guard);
  if (meeting.waiting > 0) report("divergent barrier: blocks wait for the whole grid while another block has ended");
  meeting.living--;
}

bool grid_is_cooperative() { return block.meeting != nullptr; }

void spoil(void* place, std::size_t bytes, Fresh& seen) {
  if (seen.block == block_serial) return;
  seen.block = block_serial;
  fill(place, bytes);
}

cudaError_t enqueue(const Configuration& how, Kernel kernel) {
  if (const char* why = objection(how)) {
    note("kernel %s is not launched: %s (grid %u,%u,%u, block %u,%u,%u, %zu bytes shared)", kernel.name, why, how.grid.x, how.grid.y, how.grid.z, how.block.x,
         how.block.y, how.block.z, how.shared);
    return remember(cudaErrorInvalidConfiguration);
  }
  if (how.cooperative && std::uint64_t{how.grid.x} * how.grid.y * how.grid.z > resident_blocks(how.block.x * how.block.y * how.block.z)) {
    note("kernel %s is not launched: a cooperative grid of more blocks than fit at once", kernel.name);
    return remember(cudaErrorCooperativeLaunchTooLarge);
  }
  auto grid = std::make_shared<Grid>(how, std::move(kernel));
  auto work = add(how.stream, [grid] { run(*grid); });
  if (thrust_is_used()) {
    complete(work);
  } else {
    close_all(true);
  }
  return cudaSuccess;
}

}  // namespace assay::simt
