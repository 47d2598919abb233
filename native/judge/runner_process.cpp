#include "runner_process.hpp"

#include "weakness.hpp"

#include <dirent.h>
#include <fcntl.h>
#include <signal.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <time.h>

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <stdexcept>
#include <utility>

namespace assay {

namespace {

constexpr long nap_nanoseconds = 2'000'000;
constexpr double settling_seconds = 10e-6;
constexpr int settled_reads = 3;
constexpr double settling_limit = 0.1;
constexpr double freezing_limit = 5;
constexpr useconds_t freezing_nap = 20;
constexpr std::size_t piece = 2 << 20;

[[noreturn]] void fail(const std::string& what) { throw std::runtime_error(what + ": " + std::strerror(errno)); }

double seconds_of(const timespec& time) { return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_nsec) * 1e-9; }

double thread_cpu_seconds(pid_t process, pid_t thread) {
  char path[64];
  std::snprintf(path, sizeof path, "/proc/%d/task/%d/schedstat", process, thread);
  std::ifstream file(path);
  double nanoseconds = 0;
  file >> nanoseconds;
  return nanoseconds * 1e-9;
}

template <typename Visit>
void for_each_thread(pid_t process, Visit visit) {
  char path[64];
  std::snprintf(path, sizeof path, "/proc/%d/task", process);
  DIR* folder = opendir(path);
  if (!folder) return;
  while (dirent* entry = readdir(folder))
    if (entry->d_name[0] != '.') visit(static_cast<pid_t>(std::atoi(entry->d_name)));
  closedir(folder);
}

}  // namespace

double seconds_now() {
  timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return seconds_of(time);
}

Segment::Segment(std::size_t argument_bytes) : bytes_(page + argument_bytes), file_(memfd_create("assay", MFD_CLOEXEC | MFD_ALLOW_SEALING)) {
  if (file_ < 0) fail("memfd_create");
  if (ftruncate(file_, static_cast<off_t>(bytes_)) != 0) fail("ftruncate");
  if (!weak(Weakness::unsealed) && fcntl(file_, F_ADD_SEALS, F_SEAL_SHRINK | F_SEAL_GROW | F_SEAL_SEAL) != 0) fail("F_ADD_SEALS");
  void* place = mmap(nullptr, bytes_, PROT_READ | PROT_WRITE, MAP_SHARED, file_, 0);
  if (place == MAP_FAILED) fail("mmap of the segment");
  place_ = static_cast<std::byte*>(place);
}

Segment::~Segment() {
  if (place_) munmap(place_, bytes_);
  if (file_ >= 0) close(file_);
}

namespace {

void touch(std::byte* from, std::size_t length) {
  if (madvise(from, length, MADV_POPULATE_WRITE) == 0) return;
  if (errno != EINVAL) fail("no memory for a runner");
  for (std::size_t at = 0; at < length; at += page) from[at] = std::byte{0};  // a kernel before 5.14
}

}  // namespace

void share_pages(std::vector<Segment>& segments) {
  std::size_t largest = 0;
  for (const Segment& segment : segments) largest = std::max(largest, segment.bytes());
  for (std::size_t offset = 0, turn = 0; offset < largest; offset += piece, ++turn)
    for (std::size_t i = 0; i < segments.size(); ++i) {
      const Segment& segment = segments[(turn + i) % segments.size()];
      if (offset < segment.bytes()) touch(segment.place() + offset, std::min(piece, segment.bytes() - offset));
    }
}

RunnerProcess::RunnerProcess(const Launch& launch, Segment segment, const std::string& cgroup_parent, bool spins) : segment_(std::move(segment)), spins_(spins) {
  if (!cgroup_parent.empty()) join_cgroup(cgroup_parent);
  start(launch);
}

RunnerProcess::~RunnerProcess() {
  kill();
  if (freeze_file_ >= 0) close(freeze_file_);
  if (events_file_ >= 0) close(events_file_);
  if (!cgroup_.empty())  // the last of its processes may still be on its way out
    for (double give_up = seconds_now() + 1; rmdir(cgroup_.c_str()) != 0 && errno == EBUSY && seconds_now() < give_up;) usleep(100);
}

void RunnerProcess::join_cgroup(const std::string& parent) {
  static int number = 0;
  cgroup_ = parent + "/runner-" + std::to_string(getpid()) + "-" + std::to_string(++number);
  if (mkdir(cgroup_.c_str(), 0755) != 0) fail("mkdir " + cgroup_);
  freeze_file_ = open((cgroup_ + "/cgroup.freeze").c_str(), O_WRONLY | O_CLOEXEC);
  events_file_ = open((cgroup_ + "/cgroup.events").c_str(), O_RDONLY | O_CLOEXEC);
  if (freeze_file_ < 0 || events_file_ < 0) fail("open the freezer of " + cgroup_);
}

void RunnerProcess::start(const Launch& launch) {
  std::vector<char*> arguments;
  for (const std::string& word : launch.command) arguments.push_back(const_cast<char*>(word.c_str()));
  arguments.push_back(nullptr);
  std::string procs = cgroup_.empty() ? "" : cgroup_ + "/cgroup.procs";
  outer_ = fork();
  if (outer_ < 0) fail("fork");
  if (outer_ == 0) {
    if (!procs.empty()) {
      int file = open(procs.c_str(), O_WRONLY | O_CLOEXEC);
      if (file < 0 || write(file, "0", 1) != 1) _exit(125);
    }
    if (segment_.file() == segment_fd) fcntl(segment_fd, F_SETFD, 0);
    else if (dup2(segment_.file(), segment_fd) < 0) _exit(125);
    execv(arguments[0], arguments.data());
    _exit(126);
  }
}

// False where the runner is already gone; that it ended will show.
bool RunnerProcess::find_target() {
  target_ = outer_;
  for (;;) {
    char path[64];
    std::snprintf(path, sizeof path, "/proc/%d/task/%d/children", target_, target_);
    std::ifstream file(path);
    pid_t child = 0;
    if (!(file >> child)) break;
    target_ = child;
  }
  if (clock_getcpuclockid(target_, &cpu_clock_) == 0) return true;
  target_ = -1;
  return false;
}

Waited RunnerProcess::await(Word& word, std::uint32_t value, double limit_seconds, double spin_seconds) {
  double begin = seconds_now();
  double give_up = begin + limit_seconds;
  double stop_spinning = spins_ ? begin + spin_seconds : begin;
  for (;;) {
    std::uint32_t seen = word.load(std::memory_order_acquire);
    if (seen == value && (target_ > 0 || find_target())) return Waited::rang;
    double now = seconds_now();
    if (now >= give_up) return Waited::late;
    if (now < stop_spinning) {
      for (int i = 0; i < 64 && word.load(std::memory_order_relaxed) != value; ++i) __builtin_ia32_pause();
      continue;
    }
    if (reap(false)) return Waited::died;
    timespec nap{0, nap_nanoseconds};
    futex(&word, FUTEX_WAIT, seen, &nap);
  }
}

bool RunnerProcess::freeze() {
  if (weak(Weakness::no_freeze)) return true;
  if (freeze_file_ >= 0) {
    if (pwrite(freeze_file_, "1", 1, 0) != 1) fail("freeze");
  } else {
    ::kill(target_, SIGSTOP);
  }
  for (double give_up = seconds_now() + freezing_limit; seconds_now() < give_up;) {
    if (freeze_file_ >= 0) {
      char text[128];
      ssize_t length = pread(events_file_, text, sizeof text - 1, 0);
      text[length > 0 ? length : 0] = 0;
      if (std::strstr(text, "frozen 1")) return true;
    } else if (all_threads_stopped()) {
      return true;
    }
    if (reap(false)) return true;
    if (!spins_) usleep(freezing_nap);  // who has yet to stop may need this core
  }
  if (weak(Weakness::own_fault)) throw std::runtime_error("the runner could not be frozen");
  return false;
}

bool RunnerProcess::all_threads_stopped() const {
  bool stopped = true;
  for_each_thread(target_, [&](pid_t thread) {
    char path[64];
    std::snprintf(path, sizeof path, "/proc/%d/task/%d/stat", target_, thread);
    std::ifstream file(path);
    std::string text;
    std::getline(file, text);
    std::size_t end_of_name = text.rfind(')');
    if (end_of_name != std::string::npos && text.size() > end_of_name + 2) {
      char state = text[end_of_name + 2];
      if (state != 'T' && state != 't' && state != 'Z' && state != 'X') stopped = false;
    }
  });
  return stopped;
}

void RunnerProcess::thaw() {
  if (freeze_file_ >= 0) {
    if (pwrite(freeze_file_, "0", 1, 0) != 1) fail("thaw");
  } else {
    ::kill(target_, SIGCONT);
  }
}

bool RunnerProcess::reap(bool wait) {
  if (outer_ <= 0) return true;
  if (waitpid(outer_, nullptr, wait ? 0 : WNOHANG) != outer_) return false;
  outer_ = -1;
  return true;
}

// Ends the whole tree. The first process of the PID namespace takes every other with it; the kernel reports it gone only when all are.
void RunnerProcess::kill() {
  if (outer_ <= 0) return;
  if (target_ > 0) ::kill(target_, SIGKILL);
  char path[64];
  std::snprintf(path, sizeof path, "/proc/%d/task/%d/children", outer_, outer_);
  pid_t first = 0;
  std::ifstream(path) >> first;
  if (first > 0) ::kill(first, SIGKILL);
  ::kill(outer_, SIGKILL);
  if (freeze_file_ >= 0) {
    int file = open((cgroup_ + "/cgroup.kill").c_str(), O_WRONLY | O_CLOEXEC);
    if (file >= 0) {
      (void)!write(file, "1", 1);
      close(file);
    }
  }
  reap(true);
  for (double give_up = seconds_now() + 5; target_ > 0 && ::kill(target_, 0) == 0 && seconds_now() < give_up;) usleep(50);
}

double RunnerProcess::cpu_seconds() const {
  timespec time{};
  return clock_gettime(cpu_clock_, &time) == 0 ? seconds_of(time) : 0;
}

double RunnerProcess::settled_cpu_seconds() const {
  double seen = cpu_seconds();
  double give_up = seconds_now() + settling_limit;
  for (int unchanged = 0; unchanged < settled_reads && seconds_now() < give_up;) {
    for (double until = seconds_now() + settling_seconds; seconds_now() < until;) __builtin_ia32_pause();
    double again = cpu_seconds();
    unchanged = again == seen ? unchanged + 1 : 0;
    seen = again;
  }
  return seen;
}

void RunnerProcess::mark_threads() {
  marks_.clear();
  for_each_thread(target_, [this](pid_t thread) { marks_[thread] = thread_cpu_seconds(target_, thread); });
}

double RunnerProcess::busiest_thread_seconds() const {
  double busiest = 0;
  for_each_thread(target_, [&](pid_t thread) {
    auto mark = marks_.find(thread);
    double used = thread_cpu_seconds(target_, thread) - (mark == marks_.end() ? 0 : mark->second);
    if (used > busiest) busiest = used;
  });
  return busiest;
}

}  // namespace assay
