#include "attempt.h"

#include <fcntl.h>
#include <signal.h>
#include <sys/wait.h>

// Leaves a process behind that keeps writing to the work folder, in a session and group of its own.
static void haunt(int heartbeat) {
  setsid();
  if (fork() > 0) _exit(0);
  signal(SIGHUP, SIG_IGN);
  signal(SIGTERM, SIG_IGN);
  for (int beat = 0; beat < 500; beat++) {
    if (write(heartbeat, ".", 1) != 1) _exit(0);
    usleep(10000);
  }
  _exit(0);
}

int main(void) {
  int heartbeat = open("heartbeat", O_CREAT | O_WRONLY | O_APPEND, 0644);
  if (heartbeat < 0) cannot_try("no heartbeat");
  pid_t child = fork();
  if (child < 0) cannot_try("no fork");
  if (child == 0) haunt(heartbeat);
  waitpid(child, NULL, 0);
  while (lseek(heartbeat, 0, SEEK_END) < 3) usleep(1000);
  return 0;
}
