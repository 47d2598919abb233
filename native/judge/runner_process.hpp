// One runner as the judge sees it: segments, a process tree, a freezer, a clock on its CPU time.
#pragma once

#include "job.hpp"
#include "shared_memory.hpp"

#include <sys/types.h>

#include <cstddef>
#include <cstdint>
#include <map>
#include <string>
#include <vector>

namespace assay {

double seconds_now();

// Busy: its own kernels still hold the device while it is not its turn.
enum class Waited { rang, died, late, busy };

// How long a judge with a core of its own spins before it sleeps: long for a word that is timed, short for one that is only awaited.
inline constexpr double timed_spin = 0.05;
inline constexpr double plain_spin = 200e-6;

// CPU seconds, and how they were shared.
struct Spent {
  double all = 0;      // of one process, all of it; of several ranks, the two busiest
  double busiest = 0;  // of these, the busiest thread's or the busiest rank's
};

class RunnerProcess {
 public:
  // Starts the command with the segments from descriptor 3 on, one for each rank; behind them what it needs to see memory of a device, where
  // `device_file` is not negative.
  RunnerProcess(const Launch& launch, std::vector<Segment> segments, int device_file, const std::string& cgroup_parent, bool spins);
  ~RunnerProcess();
  RunnerProcess(const RunnerProcess&) = delete;
  RunnerProcess& operator=(const RunnerProcess&) = delete;

  std::size_t ranks() const { return segments_.size(); }
  std::byte* arguments(std::size_t rank) const { return segments_[rank].place() + page; }
  Header& header(std::size_t rank) const { return *reinterpret_cast<Header*>(segments_[rank].place()); }

  // Whether every process that holds the candidate is there. Where some are not, nothing of the candidate's has kept them from it.
  bool all_there() { return !members_.empty() || find_members(); }

  // Waits until the runner has written `value`; a judge with a core of its own spins first.
  Waited await(Word& word, std::uint32_t value, double limit_seconds, double spin_seconds);

  // False where it could not be done within some seconds: then the runner resists.
  bool freeze();
  void thaw();
  void kill();

  // CPU seconds of all its processes, of every thread that lives or lived. Exact only while it is frozen: the kernel brings the account of
  // a thread that runs on another core up to date at its next tick.
  double cpu_seconds() const;
  // The same, once the last thread to freeze has left its core.
  double settled_cpu_seconds() const;
  // What its threads, or its ranks where there are several, used since `mark`.
  void mark();
  Spent spent() const;

  // Bytes of its segment that the rank has touched since `forget_touches`, which is false where the kernel cannot tell.
  bool forget_touches() const;
  std::size_t touched_bytes(std::size_t rank) const;

  // What the rank's process does, in words.
  std::string activity_of(std::size_t rank) const;

 private:
  bool find_members();
  void join_cgroup(const std::string& parent);
  bool reap(bool wait);
  void kill_cgroup() const;
  std::vector<pid_t> stoppable() const;
  bool all_stopped() const;

  std::vector<Segment> segments_;
  pid_t outer_ = -1;            // our child: the launcher, then bubblewrap
  pid_t supervisor_ = -1;       // the launcher inside, parent of the program
  std::vector<pid_t> members_;  // the processes that hold the candidate, by rank; then what started them, where there are several
  std::vector<clockid_t> cpu_clocks_;
  bool spins_;
  std::string cgroup_;
  int freeze_file_ = -1;
  int events_file_ = -1;
  double marked_ = 0;
  std::map<pid_t, double> marks_;
};

}  // namespace assay
