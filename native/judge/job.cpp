#include "job.hpp"

#include "segment.hpp"
#include "weakness.hpp"

#include <fstream>
#include <sstream>
#include <stdexcept>

namespace assay {

namespace {

Case read_case(std::istringstream& words) {
  Case one;
  words >> one.distribution;
  for (std::uint64_t size; words >> size;) one.sizes.push_back(size);
  return one;
}

int count(const std::string& text) {
  int value = std::stoi(text);
  if (value < 1 || value > most_ranks) throw std::runtime_error("a runner cannot have " + text + " ranks");
  return value;
}

}  // namespace

Job read_job(const char* path) {
  std::ifstream file(path);
  if (!file) throw std::runtime_error(std::string("cannot read the job ") + path);
  Job job;
  Launch* runner = nullptr;
  for (std::string text; std::getline(file, text);) {
    std::istringstream words(text);
    std::string key;
    words >> key >> std::ws;
    std::string rest;
    if (key == "case") {
      job.cases.push_back(read_case(words));
    } else if (key == "timed") {
      job.timed = read_case(words);
    } else if (key == "judge-cpu" || key == "lane-cpu") {
      std::vector<int>& cpus = key == "judge-cpu" ? job.judge_cpus : job.lane_cpus;
      for (int cpu; words >> cpu;) cpus.push_back(cpu);
    } else {
      std::getline(words, rest);
      if (key == "runner") runner = &job.runners[rest];
      else if (key == "argument" && runner) runner->command.push_back(rest);
      else if (key == "ranks" && runner) runner->ranks = count(rest);
      else if (key == "device" && runner) runner->device = std::stoi(rest);
      else if (key == "result") job.every_rank = rest == "all";
      else if (key == "cgroup") job.cgroup = rest;
      else if (key == "spins") job.spins = rest == "1";
#ifdef ASSAY_WEAKENED
      else if (key == "weaken") weaken(rest);
#endif
      else throw std::runtime_error("unknown line in the job: " + text);
    }
  }
  return job;
}

}  // namespace assay
