#include "process_tree.hpp"

#include <dirent.h>

#include <cstdlib>
#include <fstream>
#include <sstream>

namespace assay {

namespace {

std::string path_of(pid_t process, const std::string& file) { return "/proc/" + std::to_string(process) + "/" + file; }

std::string task_path(pid_t process, pid_t thread, const char* file) { return path_of(process, "task/" + std::to_string(thread) + "/" + file); }

// The letter of proc(5); blank where there is no such thread.
char state_of(pid_t process, pid_t thread) {
  std::ifstream file(task_path(process, thread, "stat"));
  std::string text;
  std::getline(file, text);
  std::size_t end_of_name = text.rfind(')');
  return end_of_name != std::string::npos && text.size() > end_of_name + 2 ? text[end_of_name + 2] : ' ';
}

}  // namespace

std::vector<pid_t> threads_of(pid_t process) {
  std::vector<pid_t> threads;
  DIR* folder = opendir(path_of(process, "task").c_str());
  if (!folder) return threads;
  while (dirent* entry = readdir(folder))
    if (entry->d_name[0] != '.') threads.push_back(static_cast<pid_t>(std::atoi(entry->d_name)));
  closedir(folder);
  return threads;
}

std::vector<pid_t> children_of(pid_t process) {
  std::vector<pid_t> children;
  for (pid_t thread : threads_of(process)) {
    std::ifstream file(task_path(process, thread, "children"));
    for (pid_t child; file >> child;) children.push_back(child);
  }
  return children;
}

std::vector<pid_t> descendants_of(pid_t process) {
  std::vector<pid_t> all = children_of(process);
  for (std::size_t i = 0; i < all.size(); ++i)
    for (pid_t child : children_of(all[i])) all.push_back(child);
  return all;
}

bool stopped(pid_t process) {
  for (pid_t thread : threads_of(process)) {
    char state = state_of(process, thread);
    if (state != 'T' && state != 't' && state != 'Z' && state != 'X' && state != ' ') return false;
  }
  return true;
}

double thread_cpu_seconds(pid_t process, pid_t thread) {
  std::ifstream file(task_path(process, thread, "schedstat"));
  double nanoseconds = 0;
  file >> nanoseconds;
  return nanoseconds * 1e-9;
}

bool forget_touches(pid_t process) {
  std::ofstream file(path_of(process, "clear_refs"));
  return static_cast<bool>(file << "1" << std::flush);
}

std::size_t touched_bytes(pid_t process, const std::string& mapping) {
  std::ifstream file(path_of(process, "smaps"));
  std::size_t kilobytes = 0;
  bool here = false;
  for (std::string line; std::getline(file, line);) {
    std::istringstream words(line);
    std::string first;
    words >> first;
    if (!first.ends_with(':')) here = line.find(mapping) != std::string::npos;
    std::size_t value = 0;
    if (here && first == "Referenced:" && words >> value) kilobytes += value;
  }
  return kilobytes << 10;
}

std::string activity(pid_t process) {
  switch (state_of(process, process)) {
    case 'R':
      return "running";
    case 'Z':
    case 'X':
    case ' ':
      return "gone";
    default: {
      std::ifstream file(path_of(process, "wchan"));
      std::string where;
      file >> where;
      return where.empty() || where == "0" ? "asleep" : "asleep in " + where;
    }
  }
}

}  // namespace assay
