#include "runner_process.hpp"

#include "process_tree.hpp"
#include "weakness.hpp"

#include <fcntl.h>
#include <signal.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/uio.h>
#include <sys/wait.h>
#include <time.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <stdexcept>

namespace assay {

namespace {

constexpr long nap_nanoseconds = 2'000'000;
constexpr double settling_seconds = 10e-6;
constexpr int settled_reads = 3;
constexpr double settling_limit = 0.1;
constexpr double freezing_limit = 5;
constexpr useconds_t freezing_nap = 20;

[[noreturn]] void fail(const std::string& what) { throw std::runtime_error(what + ": " + std::strerror(errno)); }

double seconds_of(const timespec& time) { return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_nsec) * 1e-9; }

double seconds_on(clockid_t clock) {
  timespec time{};
  return clock_gettime(clock, &time) == 0 ? seconds_of(time) : 0;
}

pid_t started(const std::vector<std::string>& command, const std::string& procs, std::vector<int> files) {
  std::vector<char*> arguments;
  for (const std::string& word : command) arguments.push_back(const_cast<char*>(word.c_str()));
  arguments.push_back(nullptr);
  pid_t child = fork();
  if (child < 0) fail("fork");
  if (child == 0) {
    if (!procs.empty()) {
      int file = open(procs.c_str(), O_WRONLY | O_CLOEXEC);
      if (file < 0 || write(file, "0", 1) != 1) _exit(125);
    }
    // Out of each other's way first: they may lie where they shall go.
    for (int& file : files) file = fcntl(file, F_DUPFD_CLOEXEC, segment_fd + most_ranks + 1);
    for (std::size_t i = 0; i < files.size(); ++i)
      if (dup2(files[i], segment_fd + static_cast<int>(i)) < 0) _exit(125);
    execv(arguments[0], arguments.data());
    _exit(126);
  }
  return child;
}

// Sends the group to join, the command and the files; the answer is the number of a process that has become our child.
pid_t born(int nursery, const std::vector<std::string>& command, const std::string& procs, const std::vector<int>& files) {
  std::string text = procs;
  for (const std::string& word : command) text += '\0' + word;
  iovec part{text.data(), text.size()};
  std::vector<std::byte> control(CMSG_SPACE(files.size() * sizeof(int)));
  msghdr message{};
  message.msg_iov = &part;
  message.msg_iovlen = 1;
  message.msg_control = control.data();
  message.msg_controllen = control.size();
  cmsghdr* handed = CMSG_FIRSTHDR(&message);
  handed->cmsg_level = SOL_SOCKET;
  handed->cmsg_type = SCM_RIGHTS;
  handed->cmsg_len = CMSG_LEN(files.size() * sizeof(int));
  std::memcpy(CMSG_DATA(handed), files.data(), files.size() * sizeof(int));
  if (sendmsg(nursery, &message, MSG_NOSIGNAL) < 0) fail("ask for a runner");
  std::int32_t child = 0;
  if (recv(nursery, &child, sizeof child, 0) != sizeof child || child <= 0) fail("no runner was started");
  return child;
}

}  // namespace

double seconds_now() { return seconds_on(CLOCK_MONOTONIC); }

RunnerProcess::RunnerProcess(const Launch& launch, std::vector<Segment> segments, int device_file, const std::string& cgroup_parent, bool spins) : segments_(std::move(segments)), spins_(spins) {
  if (!cgroup_parent.empty()) join_cgroup(cgroup_parent);
  std::vector<int> files;
  for (const Segment& segment : segments_) files.push_back(segment.file());
  if (device_file >= 0) files.push_back(device_file);
  std::string procs = cgroup_.empty() ? "" : cgroup_ + "/cgroup.procs";
  outer_ = launch.nursery < 0 ? started(launch.command, procs, files) : born(launch.nursery, launch.command, procs, files);
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

// Descends from child to child as far as the process that holds the candidate, or the one that has a child for each rank. False where the
// runner is already gone, or not all there yet.
bool RunnerProcess::find_members() {
  std::vector<pid_t> way{outer_};
  std::vector<pid_t> children = children_of(outer_);
  while (!children.empty() && (ranks() == 1 || children.size() < ranks())) {
    way.push_back(children[0]);
    children = children_of(way.back());
  }
  std::vector<pid_t> found;
  if (ranks() > 1) {
    if (children.size() < ranks()) return false;
    std::sort(children.begin(), children.end());
    found.assign(children.begin(), children.begin() + static_cast<std::ptrdiff_t>(ranks()));
  }
  found.push_back(way.back());
  std::vector<clockid_t> clocks(found.size());
  for (std::size_t i = 0; i < found.size(); ++i)
    if (clock_getcpuclockid(found[i], &clocks[i]) != 0) return false;
  supervisor_ = way.size() > 1 ? way[way.size() - 2] : outer_;
  cpu_clocks_ = std::move(clocks);
  members_ = std::move(found);
  return true;
}

Waited RunnerProcess::await(Word& word, std::uint32_t value, double limit_seconds, double spin_seconds) {
  double begin = seconds_now();
  double give_up = begin + limit_seconds;
  double stop_spinning = spins_ ? begin + spin_seconds : begin;
  for (;;) {
    std::uint32_t seen = word.load(std::memory_order_acquire);
    if (seen == value && all_there()) return Waited::rang;
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

// One process cannot start another. Several were started by one that can, so whoever is there is looked for.
std::vector<pid_t> RunnerProcess::stoppable() const { return ranks() == 1 ? members_ : descendants_of(supervisor_); }

// One may have started another before it stopped, so several are looked at until nobody new is found, twice.
bool RunnerProcess::all_stopped() const {
  for (int look = ranks() == 1 ? 1 : 2; look > 0; --look)
    for (pid_t process : stoppable())
      if (!stopped(process)) {
        if (ranks() > 1) ::kill(process, SIGSTOP);
        return false;
      }
  return true;
}

bool RunnerProcess::freeze() {
  if (weak(Weakness::no_freeze)) return true;
  if (freeze_file_ >= 0) {
    if (pwrite(freeze_file_, "1", 1, 0) != 1) fail("freeze");
  } else {
    for (pid_t process : stoppable()) ::kill(process, SIGSTOP);
  }
  for (double give_up = seconds_now() + freezing_limit; seconds_now() < give_up;) {
    if (freeze_file_ >= 0) {
      char text[128];
      ssize_t length = pread(events_file_, text, sizeof text - 1, 0);
      text[length > 0 ? length : 0] = 0;
      if (std::strstr(text, "frozen 1")) return true;
    } else if (all_stopped()) {
      return true;
    }
    if (reap(false)) return true;
    if (!spins_) usleep(freezing_nap);  // who has yet to stop may need this core
  }
  if (weak(Weakness::own_fault)) throw std::runtime_error("the runner could not be frozen");
  return false;
}

void RunnerProcess::thaw() {
  if (freeze_file_ >= 0) {
    if (pwrite(freeze_file_, "0", 1, 0) != 1) fail("thaw");
  } else {
    for (pid_t process : stoppable()) ::kill(process, SIGCONT);
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
  if (freeze_file_ >= 0) kill_cgroup();
  for (pid_t process : members_) ::kill(process, SIGKILL);
  std::vector<pid_t> first = children_of(outer_);
  if (!first.empty()) ::kill(first[0], SIGKILL);
  ::kill(outer_, SIGKILL);
  reap(true);
  double give_up = seconds_now() + 5;
  for (pid_t process : first)  // ours now where we adopt who lost its parent; unburied, it would count among the processes we may have
    while (waitpid(process, nullptr, WNOHANG) == 0 && seconds_now() < give_up) usleep(50);
  for (pid_t process : members_)
    while (::kill(process, 0) == 0 && seconds_now() < give_up) usleep(50);
}

void RunnerProcess::kill_cgroup() const {
  int file = open((cgroup_ + "/cgroup.kill").c_str(), O_WRONLY | O_CLOEXEC);
  if (file < 0) return;
  (void)!write(file, "1", 1);
  close(file);
}

double RunnerProcess::cpu_seconds() const {
  double sum = 0;
  for (clockid_t clock : cpu_clocks_) sum += seconds_on(clock);
  return sum;
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

void RunnerProcess::mark() {
  marks_.clear();
  marked_ = cpu_seconds();
  if (ranks() == 1)
    for (pid_t thread : threads_of(members_[0])) marks_[thread] = thread_cpu_seconds(members_[0], thread);
  else
    for (std::size_t rank = 0; rank < ranks(); ++rank) marks_[members_[rank]] = seconds_on(cpu_clocks_[rank]);
}

Spent RunnerProcess::spent() const {
  Spent spent;
  double second = 0;
  auto add = [&](pid_t who, double now) {
    auto mark = marks_.find(who);
    double used = now - (mark == marks_.end() ? 0 : mark->second);
    second = std::max(second, std::min(used, spent.busiest));
    spent.busiest = std::max(spent.busiest, used);
  };
  if (ranks() == 1) {
    for (pid_t thread : threads_of(members_[0])) add(thread, thread_cpu_seconds(members_[0], thread));
    spent.all = cpu_seconds() - marked_;
  } else {
    for (std::size_t rank = 0; rank < ranks(); ++rank) add(members_[rank], seconds_on(cpu_clocks_[rank]));
    spent.all = spent.busiest + second;
  }
  return spent;
}

bool RunnerProcess::forget_touches() const {
  bool all = true;
  for (std::size_t rank = 0; rank < ranks(); ++rank) all = assay::forget_touches(members_[rank]) && all;
  return all;
}

std::size_t RunnerProcess::touched_bytes(std::size_t rank) const { return assay::touched_bytes(members_[rank], segment_name); }

std::string RunnerProcess::activity_of(std::size_t rank) const { return rank < members_.size() ? activity(members_[rank]) : "not there"; }

}  // namespace assay
