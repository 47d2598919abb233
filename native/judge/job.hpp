// What the judge is told before it starts: a text file of `key value` lines, written by the trusted side.
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <vector>

namespace assay {

// One input to check: a distribution and its sizes.
struct Case {
  std::string distribution;
  std::vector<std::uint64_t> sizes;
};

// How to start one kind of runner.
struct Launch {
  std::vector<std::string> command;
  int ranks = 1;    // processes that compute one call together, each with a segment of its own
  int device = -1;  // the device its candidate computes on
  int nursery = -1;  // where a process that has everything loaded can be asked to start it
  std::size_t device_bytes = 0;  // where arguments lie on the device alone: their bytes
};

struct Job {
  std::map<std::string, Launch> runners;  // "reference", "n=1", "n=2" … or "1x1", "2x1" …
  std::vector<Case> cases;
  Case timed;
  std::string cgroup;  // a folder of the unified hierarchy that runners' groups are made in; empty: freeze by signals
  std::vector<int> judge_cpus;
  std::vector<int> lane_cpus;  // where the runners are
  bool spins = false;       // the judge has a core of its own
  bool every_rank = false;  // the result must be right on every rank, not only on the first
};

Job read_job(const char* path);

}  // namespace assay
