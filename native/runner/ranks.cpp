// A runner that is one rank of an MPI program.
#include "company.hpp"

#include <mpi.h>
#include <sched.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

#include <algorithm>
#include <cstdlib>

namespace {

// A communicator of our own: what the candidate does with the world must not meet what we do.
MPI_Comm everyone = MPI_COMM_NULL;

constexpr long watchful_nanoseconds = 20'000;
constexpr long longest_nap = 250'000;

long nanoseconds_now() {
  timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec * 1'000'000'000L + time.tv_nsec;
}

}  // namespace

// MPI polls while it waits and yields between polls. Here a wait that lasts becomes a row of naps, each a quarter as long as the wait so
// far: who waits then uses next to no CPU time, and CPU time tells the ranks that work from those that do not.
extern "C" int sched_yield() {
  thread_local long idle_since = 0, last = 0;
  long now = nanoseconds_now();
  if (now - last > watchful_nanoseconds) idle_since = now;
  long idle = now - idle_since;
  if (idle < watchful_nanoseconds) {
    last = now;
    return static_cast<int>(syscall(SYS_sched_yield));
  }
  timespec nap{0, std::min(idle / 4, longest_nap)};
  nanosleep(&nap, nullptr);
  last = nanoseconds_now();
  return 0;
}

void assay::assemble() {
  const char* threads = std::getenv("OMP_NUM_THREADS");
  int wanted = threads && std::atoi(threads) > 1 ? MPI_THREAD_MULTIPLE : MPI_THREAD_FUNNELED;
  int given = 0;
  if (MPI_Init_thread(nullptr, nullptr, wanted, &given) != MPI_SUCCESS || given < wanted) _exit(122);
  if (MPI_Comm_dup(MPI_COMM_WORLD, &everyone) != MPI_SUCCESS) _exit(123);
}

void assay::regroup() { MPI_Barrier(everyone); }
