// A runner that is one rank of an MPI program.
#include "company.hpp"

#include <mpi.h>
#include <sched.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <cstdlib>

namespace {

// A communicator of our own: what the candidate does with the world must not meet what we do.
MPI_Comm everyone = MPI_COMM_NULL;

// A wait begins anew where the thread has used this much CPU time since the last yield: it has worked meanwhile, and was not only kept waiting
// for a core.
constexpr long work_nanoseconds = 100'000;
constexpr long shortest_nap = 400'000, longest_nap = 25'600'000;
// Who sends message after message must not be held up for ever.
constexpr long most_napping = 1'000'000'000;

std::atomic<long> napping_left{0};

long nanoseconds_used() {
  timespec time;
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
  return time.tv_sec * 1'000'000'000L + time.tv_nsec;
}

}  // namespace

// MPI polls while it waits, and yields between polls. In a call that is watched it naps instead: CPU time then tells the ranks that work
// from those that wait. Naps grow with the wait: on a busy machine one may be long, and to wake costs time as well.
extern "C" int sched_yield() {
  thread_local long last = 0, nap = 0;
  if (napping_left.load(std::memory_order_relaxed) <= 0) return static_cast<int>(syscall(SYS_sched_yield));
  nap = nap == 0 || nanoseconds_used() - last > work_nanoseconds ? shortest_nap : std::min(2 * nap, longest_nap);
  napping_left.fetch_sub(nap, std::memory_order_relaxed);
  timespec length{0, nap};
  nanosleep(&length, nullptr);
  last = nanoseconds_used();
  return 0;
}

void assay::be_watched(bool watched) { napping_left.store(watched ? most_napping : 0, std::memory_order_relaxed); }

void assay::assemble(std::byte*) {
  const char* threads = std::getenv("OMP_NUM_THREADS");
  int wanted = threads && std::atoi(threads) > 1 ? MPI_THREAD_MULTIPLE : MPI_THREAD_FUNNELED;
  int given = 0;
  if (MPI_Init_thread(nullptr, nullptr, wanted, &given) != MPI_SUCCESS || given < wanted) _exit(122);
  if (MPI_Comm_dup(MPI_COMM_WORLD, &everyone) != MPI_SUCCESS) _exit(123);
}

void assay::regroup() { MPI_Barrier(everyone); }
