#include "attempt.h"

int main(void) {
  FILE *status = fopen("/proc/self/status", "r");
  if (!status) cannot_try("no /proc/self/status");
  char line[256];
  unsigned long long value;
  int seen = 0;
  while (fgets(line, sizeof line, status)) {
    if (strncmp(line, "Cap", 3) == 0 && sscanf(line, "%*s %llx", &value) == 1) {
      seen++;
      if (value) breach("has %s", line);
    }
    if (sscanf(line, "NoNewPrivs: %llu", &value) == 1 && value != 1) breach("may gain privileges");
  }
  if (seen < 5) cannot_try("no capabilities listed");
  return verdict();
}
