#include "attempt.h"

#include <pthread.h>

static void *compute(void *where) {
  *(int *)where = 42;
  return where;
}

// The one promise that is kept by succeeding.
int main(void) {
  pthread_t thread;
  int result = 0;
  if (pthread_create(&thread, NULL, compute, &result)) breach("cannot start a thread");
  else pthread_join(thread, NULL);
  if (result != 42) breach("the thread did not compute");
  return verdict();
}
