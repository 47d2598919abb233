// One thread computes; the other keeps telling the process to continue, to undo being stopped.
#include <pthread.h>
#include <signal.h>
#include <unistd.h>

static void *keep_going(void *unused) {
  for (;;) {
    if (kill(getpid(), SIGCONT)) usleep(1000);
  }
  return unused;
}

int main(void) {
  pthread_t thread;
  if (pthread_create(&thread, NULL, keep_going, NULL)) return 1;
  for (volatile unsigned long i = 0;; i++) continue;
}
