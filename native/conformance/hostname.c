#include "attempt.h"

int main(void) {
  char name[256];
  if (gethostname(name, sizeof name)) cannot_try("no host name");
  if (strcmp(name, "sandbox") != 0) breach("knows the host as %s", name);
  MUST_FAIL(sethostname("assay", 5));
  return verdict();
}
