// The trusted process: owns inputs, reference, clock and comparison. It reads a job, then one command a line from standard input, and
// answers each with one line of JSON on standard output.
//
//   examples                                   the reference on the examples of the text
//   check RUNNER LIMIT_MS                      a fresh process on every case
//   apart RUNNER LIMIT_MS                      a call in which the first rank has another input than the others
//   inputs PATH                                an input for each case, written to the file
//   block CALLS ITEMS LIMIT_MS [[+]RUNNER …]   fresh processes timed in turns beside the reference, those with a + also watched
#include "hands.hpp"
#include "job.hpp"
#include "trial.hpp"

#include <sched.h>
#include <sys/prctl.h>
#include <unistd.h>

#include <iostream>
#include <sstream>
#include <stdexcept>

namespace {

constexpr char watch = '+';

void stay_on(const std::vector<int>& cpus) {
  if (cpus.empty()) return;
  cpu_set_t set;
  CPU_ZERO(&set);
  for (int cpu : cpus) CPU_SET(cpu, &set);
  if (sched_setaffinity(0, sizeof set, &set) != 0) throw std::runtime_error("the judge cannot be placed on its cores");
}

assay::Json answer(const assay::Job& job, const std::string& command) {
  std::istringstream words(command);
  std::string verb;
  words >> verb;
  if (verb == "examples") return assay::check_examples();
  if (verb == "check" || verb == "apart") {
    std::string runner;
    double limit_ms = 0;
    if (words >> runner >> limit_ms) return (verb == "check" ? assay::check : assay::apart)(job, runner, limit_ms / 1e3);
  }
  if (verb == "inputs") {
    std::string path;
    if (std::getline(words >> std::ws, path)) return assay::write_inputs(job, path);
  }
  if (verb == "block") {
    int calls = 0;
    std::uint32_t items = 0;
    double limit_ms = 0;
    if (words >> calls >> items >> limit_ms && calls > 0 && items > 0) {
      std::vector<assay::Runner> runners;
      for (std::string name; words >> name;) {
        bool watched = name.starts_with(watch);
        runners.push_back({watched ? name.substr(1) : name, watched});
      }
      return assay::block(job, runners, calls, items, limit_ms / 1e3);
    }
  }
  throw std::runtime_error("unknown command: " + command);
}

}  // namespace

int main(int count, char** arguments) {
  if (count != 2) {
    std::cerr << "usage: judge JOB\n";
    return 2;
  }
  prctl(PR_SET_DUMPABLE, 0);
  setpgid(0, 0);  // Ctrl-C at the terminal is for Assay, which ends the judge by closing its input.
  try {
    assay::Job job = assay::read_job(arguments[1]);
    stay_on(job.judge_cpus);
    assay::lend_hands(job.lane_cpus);
    for (std::string command; std::getline(std::cin, command);) {
      std::string reply;
      try {
        reply = answer(job, command).str();
      } catch (const std::exception& problem) {
        reply = assay::Json().text("outcome", "INFRA_FAILED").text("text", problem.what()).str();
      }
      std::cout << reply << std::endl;
    }
  } catch (const std::exception& problem) {
    std::cerr << problem.what() << "\n";
    return 1;
  }
}
