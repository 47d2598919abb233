// Finding one's descendants through /proc, for the mode without a sandbox.
#define _GNU_SOURCE
#include "descendants.h"

#include <dirent.h>
#include <signal.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static pid_t parent_of(pid_t process) {
  char path[64], text[512];
  snprintf(path, sizeof path, "/proc/%d/stat", process);
  FILE *file = fopen(path, "re");
  if (!file) return 0;
  size_t length = fread(text, 1, sizeof text - 1, file);
  fclose(file);
  text[length] = 0;
  const char *name_end = strrchr(text, ')');
  int parent = 0;
  if (!name_end || sscanf(name_end + 1, " %*c %d", &parent) != 1) return 0;
  return parent;
}

static bool descends_from(pid_t process, pid_t ancestor) {
  for (int depth = 0; process > 1 && depth < 1024; depth++) {
    process = parent_of(process);
    if (process == ancestor) return true;
  }
  return false;
}

void kill_descendants(void) {
  DIR *processes = opendir("/proc");
  if (!processes) return;
  pid_t self = getpid();
  for (struct dirent *entry; (entry = readdir(processes));) {
    pid_t process = atoi(entry->d_name);
    if (process > 1 && process != self && descends_from(process, self)) kill(process, SIGKILL);
  }
  closedir(processes);
}
