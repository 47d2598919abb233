// One rank of an MPI program: mpirun starts this, and this becomes the program. It fetches the rank's own segment, which
// mpirun does not hand on, and puts the rank under a filter that is narrower than mpirun's.
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <unistd.h>

#include "launcher.h"

extern char **environ;

static const char *filter_of(char ***next) {
  const char *filter = "none";
  while (**next) {
    const char *option = *(*next)++;
    if (strcmp(option, "--") == 0) return filter;
    else if (strcmp(option, "--filter") == 0) filter = value_of(option, next);
    else fail("unknown option %s", option);
  }
  fail("no program after --");
}

static void fetch_segment(void) {
  static const char variable[] = "OMPI_COMM_WORLD_RANK";
  const char *text = getenv(variable);
  if (!text) fail("%s is not set: only mpirun starts ranks", variable);
  char path[64];
  snprintf(path, sizeof path, "/proc/%d/fd/%ld", getppid(), SEGMENT_FD + number(variable, text));
  close_all(SEGMENT_FD, UINT_MAX);
  if (open(path, O_RDWR) != SEGMENT_FD) fail("cannot open the segment %s: %s", path, strerror(errno));
}

int rank(char **arguments) {
  char **program = arguments;
  const char *filter = filter_of(&program);
  if (!*program) fail("no program after --");
  if (!known_filter(filter)) fail("no filter is called %s", filter);
  fetch_segment();
  if (prctl(PR_GET_NO_NEW_PRIVS, 0, 0, 0, 0) != 1) fail("a rank must not be able to gain privileges");
  const char *path = secret_copy(program[0]);
  install_filter(filter, path);
  execve(path, program, environ);
  fail("cannot start %s: %s", program[0], strerror(errno));
}
