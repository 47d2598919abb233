#include "attempt.h"

#include <fcntl.h>

static void fill(const char *path) {
  static char megabyte[1 << 20];
  int written = 0, wanted = 64;
  int files[64];
  for (; written < wanted; written++) {
    char name[64];
    snprintf(name, sizeof name, "%s/assay-%d-%d", path, getpid(), written);
    files[written] = open(name, O_CREAT | O_WRONLY, 0600);
    unlink(name);
    if (files[written] < 0 || write(files[written], megabyte, sizeof megabyte) != sizeof megabyte) break;
  }
  if (written == wanted) breach("wrote %d MB to %s", written, path);
}

int main(void) {
  fill("/tmp");
  fill("/dev/shm");
  return verdict();
}
