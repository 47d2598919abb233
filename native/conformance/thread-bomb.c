#include "attempt.h"

#include <pthread.h>

static void *sleep_on(void *unused) {
  pause();
  return unused;
}

int main(void) {
  enum { WANTED = 100 };
  pthread_attr_t small;
  pthread_attr_init(&small);
  pthread_attr_setstacksize(&small, 64 << 10);
  int count = 0;
  pthread_t thread;
  while (count < WANTED && pthread_create(&thread, &small, sleep_on, NULL) == 0) count++;
  if (count == 0) cannot_try("not one thread");
  if (count == WANTED) breach("started %d threads", count);
  return verdict();
}
