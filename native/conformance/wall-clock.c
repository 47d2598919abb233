#include "attempt.h"

int main(void) {
  sleep(3);
  breach("slept for 3 s");
  return verdict();
}
