// Computes for as many milliseconds of processor time as its first argument says, with as many megabytes as its second.
#include <stdlib.h>
#include <string.h>
#include <time.h>

int main(int count, char **words) {
  if (count < 3) return 2;
  size_t bytes = (size_t)atol(words[2]) << 20;
  char *memory = malloc(bytes + 1);
  if (!memory) return 1;
  memset(memory, 1, bytes + 1);
  clock_t end = clock() + atol(words[1]) * (CLOCKS_PER_SEC / 1000);
  while (clock() < end) memory[bytes]++;
  return 0;
}
