#include "attempt.h"

int main(void) {
  FILE *sockets = fopen("/proc/net/unix", "r");
  if (!sockets) cannot_try("no /proc/net/unix");
  char line[512];
  if (!fgets(line, sizeof line, sockets)) cannot_try("/proc/net/unix is empty");
  while (fgets(line, sizeof line, sockets)) breach("sees %s", line);
  return verdict();
}
