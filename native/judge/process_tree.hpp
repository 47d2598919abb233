// Processes as the kernel shows them in /proc. Nothing here is written by who is looked at.
#pragma once

#include <sys/types.h>

#include <string>
#include <vector>

namespace assay {

std::vector<pid_t> threads_of(pid_t process);
// In the order in which they were started.
std::vector<pid_t> children_of(pid_t process);
// Children, their children and so on.
std::vector<pid_t> descendants_of(pid_t process);

// Whether no thread of it can run on: each is stopped or gone.
bool stopped(pid_t process);

double thread_cpu_seconds(pid_t process, pid_t thread);

// Forgets which pages the process has touched; false where the kernel cannot.
bool forget_touches(pid_t process);
// Bytes of the mapping of that name that it has touched since.
std::size_t touched_bytes(pid_t process, const std::string& mapping);

// What a process does right now, in words: running, or asleep and where in the kernel.
std::string activity(pid_t process);

}  // namespace assay
