// One runner as the judge sees it: a segment, a process tree, a freezer, a clock on its CPU time.
#pragma once

#include "job.hpp"
#include "segment.hpp"

#include <sys/types.h>

#include <cstddef>
#include <cstdint>
#include <string>

namespace assay {

double seconds_now();

enum class Waited { rang, died, late };

// How long a judge with a core of its own spins before it sleeps: long for a word that is timed, short for one that is only awaited.
inline constexpr double timed_spin = 0.05;
inline constexpr double plain_spin = 200e-6;

class RunnerProcess {
 public:
  // Starts the command with a segment, sealed against every change of size, at descriptor 3.
  RunnerProcess(const Launch& launch, std::size_t argument_bytes, const std::string& cgroup_parent, bool spins);
  ~RunnerProcess();
  RunnerProcess(const RunnerProcess&) = delete;
  RunnerProcess& operator=(const RunnerProcess&) = delete;

  std::byte* arguments() const { return segment_ + page; }
  Header& header() const { return *reinterpret_cast<Header*>(segment_); }

  // Waits until the runner has written `value`; a judge with a core of its own spins first.
  Waited await(Word& word, std::uint32_t value, double limit_seconds, double spin_seconds);

  // False where it could not be done within some seconds: then the runner resists.
  bool freeze();
  void thaw();
  void kill();

  // CPU seconds of the whole process, of every thread that lives or lived. Exact only while it is frozen: the kernel brings the account of
  // a thread that runs on another core up to date at its next tick.
  double cpu_seconds() const;
  // The same, once the last thread to freeze has left its core.
  double settled_cpu_seconds() const;
  // CPU seconds of the living thread that used most since `mark_threads`.
  void mark_threads();
  double busiest_thread_seconds() const;

  bool dead() const { return outer_ <= 0; }

 private:
  void start(const Launch& launch, int segment);
  bool find_target();
  void join_cgroup(const std::string& parent);
  bool reap(bool wait);
  bool all_threads_stopped() const;

  const Launch& launch_;
  std::byte* segment_ = nullptr;
  std::size_t bytes_ = 0;
  int segment_file_ = -1;
  pid_t outer_ = -1;   // our child: the launcher, then bubblewrap
  pid_t target_ = -1;  // the process that holds the candidate
  clockid_t cpu_clock_ = 0;
  bool spins_;
  std::string cgroup_;
  int freeze_file_ = -1;
  int events_file_ = -1;
  std::map<pid_t, double> marks_;
};

}  // namespace assay
