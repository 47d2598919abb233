// Shared by the three personalities of the launcher.
#pragma once

#include <stdbool.h>
#include <stddef.h>

// The descriptor the usage report travels on, high enough to be out of everybody's way.
enum { REPORT_FD = 100, SEGMENT_FD = 3, MOST_SEGMENTS = 64 };

// Exit status when the launcher itself fails, before there is a program to speak of.
enum { LAUNCHER_FAILED = 125 };

struct limits {
  long cpu_seconds, address_mb, data_mb, processes, file_mb, stack_mb;
};

int outer(char **arguments);
int inner(char **arguments);
int rank(char **arguments);

// What `outer` does before it becomes another program, whose words are returned.
char **prepare(char **arguments);
// What `inner` does. Where the program is not to be executed, its words are returned in its own process once that is confined; the
// supervisor's process ends here.
char **supervise(char **arguments, bool executed);

void apply_limits(const struct limits *limits);
void pin_to(const char *cpus);

bool known_filter(const char *name);
// The path at an address that nobody can guess.
const char *secret_copy(const char *path);
// Installs the named filter on this process. Where it allows only one process, execve may then be called with the path at
// that very address; see filter.c.
void install_filter(const char *name, const char *path);

_Noreturn void fail(const char *format, ...) __attribute__((format(printf, 1, 2)));
// From now on `fail` also writes the error number there.
void complain_to(int fd);
long number(const char *option, const char *text);
// How many segments are open from descriptor 3 on.
unsigned segments(const char *option, const char *text);
// Closes first..last, whether or not anything is open there.
void close_all(unsigned first, unsigned last);
void reset_signals(void);
// Takes the next word, or fails saying which option wants one.
const char *value_of(const char *option, char ***next);
