#include "attempt.h"

// Arguments: what /proc/self/ns/* of this machine point at, as "user:[1234]".
int main(int count, char **outside) {
  if (count < 2) cannot_try("no namespaces to compare with");
  for (int i = 1; i < count; i++) {
    char path[64] = "/proc/self/ns/", target[64];
    strncat(path, outside[i], strcspn(outside[i], ":"));
    ssize_t length = readlink(path, target, sizeof target - 1);
    if (length < 0) cannot_try("%s", path);
    target[length] = 0;
    if (strcmp(target, outside[i]) == 0) breach("shares %s", target);
  }
  return verdict();
}
