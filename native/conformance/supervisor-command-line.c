#include "attempt.h"

#include <sys/stat.h>

// Every path that the supervisor's command line shows must be one of the sandbox.
int main(void) {
  char path[64], text[1 << 16];
  snprintf(path, sizeof path, "/proc/%d/cmdline", getppid());
  FILE *file = fopen(path, "r");
  if (!file) cannot_try("no %s", path);
  size_t length = fread(text, 1, sizeof text - 1, file);
  text[length] = 0;
  struct stat found;
  for (size_t at = 0; at < length; at += strlen(text + at) + 1) {
    const char *slash = strchr(text + at, '/');
    if (slash && stat(slash, &found)) breach("learns of %s", text + at);
  }
  return verdict();
}
