// One runner as the judge sees it: a segment, a process tree, a freezer, a clock on its CPU time.
#pragma once

#include "job.hpp"
#include "segment.hpp"

#include <sys/types.h>

#include <cstddef>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

namespace assay {

double seconds_now();

enum class Waited { rang, died, late };

// How long a judge with a core of its own spins before it sleeps: long for a word that is timed, short for one that is only awaited.
inline constexpr double timed_spin = 0.05;
inline constexpr double plain_spin = 200e-6;

// The memory that is shared with one runner, sealed against every change of size.
class Segment {
 public:
  explicit Segment(std::size_t argument_bytes);
  ~Segment();
  Segment(Segment&& other) noexcept : bytes_(other.bytes_), file_(std::exchange(other.file_, -1)), place_(std::exchange(other.place_, nullptr)) {}
  Segment& operator=(Segment&&) = delete;

  std::size_t bytes() const { return bytes_; }
  int file() const { return file_; }
  std::byte* place() const { return place_; }

 private:
  std::size_t bytes_;
  int file_ = -1;
  std::byte* place_ = nullptr;
};

// Gives the segments their pages, each a piece in turn. Who got all of them at once would have faster or slower memory than the others, by
// ten percent where nothing else counts.
void share_pages(std::vector<Segment>& segments);

class RunnerProcess {
 public:
  // Starts the command with the segment at descriptor 3.
  RunnerProcess(const Launch& launch, Segment segment, const std::string& cgroup_parent, bool spins);
  ~RunnerProcess();
  RunnerProcess(const RunnerProcess&) = delete;
  RunnerProcess& operator=(const RunnerProcess&) = delete;

  std::byte* arguments() const { return segment_.place() + page; }
  Header& header() const { return *reinterpret_cast<Header*>(segment_.place()); }

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
  void start(const Launch& launch);
  bool find_target();
  void join_cgroup(const std::string& parent);
  bool reap(bool wait);
  bool all_threads_stopped() const;

  Segment segment_;
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
