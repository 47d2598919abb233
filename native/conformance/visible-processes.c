#include "attempt.h"

#include <dirent.h>

int main(void) {
  DIR *processes = opendir("/proc");
  if (!processes) cannot_try("no /proc");
  for (struct dirent *entry; (entry = readdir(processes));) {
    int process = atoi(entry->d_name);
    if (process > 0 && process != getpid() && process != getppid()) breach("sees process %d", process);
  }
  return verdict();
}
