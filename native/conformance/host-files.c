#include "attempt.h"

#include <sys/stat.h>

// Arguments: folders of this machine that must not be visible.
int main(int count, char **paths) {
  const char *always[] = {"/etc/shadow", "/etc/passwd", "/root", "/home", "/var", "/boot", "/run", "/opt"};
  struct stat found;
  for (size_t i = 0; i < sizeof always / sizeof *always; i++) {
    if (stat(always[i], &found) == 0) breach("sees %s", always[i]);
  }
  for (int i = 1; i < count; i++) {
    if (stat(paths[i], &found) == 0) breach("sees %s", paths[i]);
  }
  return verdict();
}
