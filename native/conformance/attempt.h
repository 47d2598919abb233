// What every hostile program shares. Each tries to break one promise of the sandbox and says what it managed:
// exit 0, every attempt was refused; exit 1, something worked; exit 2, it could not even try.
// It comes first in every program, because it decides what the system's headers offer.
#pragma once

#define _GNU_SOURCE
#include <errno.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <unistd.h>

static int breaches;

__attribute__((format(printf, 1, 2))) static inline void breach(const char *format, ...) {
  va_list arguments;
  va_start(arguments, format);
  vprintf(format, arguments);
  va_end(arguments);
  putchar('\n');
  fflush(stdout);
  breaches++;
}

__attribute__((format(printf, 1, 2), noreturn)) static inline void cannot_try(const char *format, ...) {
  va_list arguments;
  va_start(arguments, format);
  vprintf(format, arguments);
  va_end(arguments);
  printf(": %s\n", strerror(errno));
  fflush(stdout);
  _exit(2);
}

static inline int verdict(void) { return breaches ? 1 : 0; }

// The call must fail, whatever the reason.
#define MUST_FAIL(call) \
  do { \
    if ((call) != -1) breach("%s worked", #call); \
  } while (0)

// The call must fail for this reason.
#define MUST_FAIL_WITH(error, call) \
  do { \
    errno = 0; \
    if ((call) != -1) breach("%s worked", #call); \
    else if (errno != (error)) breach("%s failed with %s, not %s", #call, strerror(errno), strerror(error)); \
  } while (0)
