#include "attempt.h"

#include <signal.h>
#include <sys/wait.h>

int main(void) {
  enum { WANTED = 100 };
  pid_t children[WANTED];
  int count = 0;
  for (; count < WANTED; count++) {
    pid_t child = fork();
    if (child < 0) break;
    if (child == 0) {
      pause();
      _exit(0);
    }
    children[count] = child;
  }
  if (count == 0) cannot_try("not one fork");
  if (count == WANTED) breach("forked %d processes", count);
  for (int i = 0; i < count; i++) kill(children[i], SIGKILL);
  while (wait(NULL) > 0) continue;
  return verdict();
}
