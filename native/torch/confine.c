// Confines a process that has already loaded what takes long to load. It does in one process after the other what the launcher, bubblewrap
// and the launcher again would do, by the same words, and nobody is executed in between.
#include <stdbool.h>
#include <stdio.h>
#include <string.h>

#include "launcher.h"
#include "world.h"

// Whether some memory would be one and the same for all copies of this process, who could leave each other something there.
static bool shares_memory(void) {
  FILE *maps = fopen("/proc/self/maps", "re");
  if (!maps) return true;
  char line[4096], rights[8];
  bool found = false;
  while (!found && fgets(line, sizeof line, maps)) found = sscanf(line, "%*s %7s", rights) == 1 && rights[1] == 'w' && rights[3] == 's';
  fclose(maps);
  return found;
}

int assay_can_confine(void) { return can_enter_world() && !shares_memory(); }

// Returns the program's own words in the process that shall be it; the others of its kind wait for it and end here. With `executed`, the
// program is executed after all.
char **assay_confine(char **command, int executed) {
  if (!command[0] || !command[1] || strcmp(command[1], "outer") != 0) fail("this is no command of the launcher");
  char **bubblewrap = prepare(command + 2);
  char **inner = enter_world(bubblewrap);
  if (!inner[0] || !inner[1] || strcmp(inner[1], "inner") != 0) fail("the launcher is missing");
  return supervise(inner + 2, executed);
}
