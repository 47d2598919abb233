#include "attempt.h"

#include <pthread.h>

static void *compute(void *unused) { return unused; }

int main(void) {
  pthread_t thread;
  if (pthread_create(&thread, NULL, compute, NULL) == 0) breach("started a thread");
  return verdict();
}
