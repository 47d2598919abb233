// Assembles a seccomp program by hand, so that no library is needed.
#define _GNU_SOURCE
#include "program.h"

#include <errno.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <string.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "launcher.h"

#ifndef SECCOMP_FILTER_FLAG_SPEC_ALLOW
#define SECCOMP_FILTER_FLAG_SPEC_ALLOW (1UL << 2)
#endif

#if defined(__x86_64__)
#define ARCHITECTURE AUDIT_ARCH_X86_64
#elif defined(__aarch64__)
#define ARCHITECTURE AUDIT_ARCH_AARCH64
#else
#error "the filters know x86_64 and aarch64 only"
#endif

enum { CALL = offsetof(struct seccomp_data, nr), MOST = 2048 };

struct program {
  struct sock_filter steps[MOST];
  unsigned short length;
};

static void add(struct program *program, uint16_t code, size_t if_true, size_t if_false, uint32_t operand) {
  if (program->length == MOST || if_true > 255 || if_false > 255) fail("the filter is too long");
  program->steps[program->length++] = (struct sock_filter){code, (uint8_t)if_true, (uint8_t)if_false, operand};
}

static void load(struct program *program, size_t offset) { add(program, BPF_LD | BPF_W | BPF_ABS, 0, 0, (uint32_t)offset); }

static void unless_equal_skip(struct program *program, uint32_t value, size_t steps) {
  add(program, BPF_JMP | BPF_JEQ | BPF_K, 0, steps, value);
}

static void end(struct program *program, uint32_t verdict) { add(program, BPF_RET | BPF_K, 0, 0, verdict); }

// Both architectures are little-endian: the low half comes first.
static size_t low(unsigned argument) { return offsetof(struct seccomp_data, args) + 8 * argument; }
static size_t high(unsigned argument) { return low(argument) + 4; }

struct program *start_program(void) {
  static struct program program;
  program.length = 0;
  load(&program, offsetof(struct seccomp_data, arch));
  unless_equal_skip(&program, ARCHITECTURE, 1);
  add(&program, BPF_JMP | BPF_JA, 0, 0, 1);
  end(&program, SECCOMP_RET_KILL_PROCESS);
  load(&program, CALL);
#ifdef __x86_64__
  const uint32_t x32 = 0x40000000;
  add(&program, BPF_JMP | BPF_JGE | BPF_K, 0, 1, x32);
  end(&program, SECCOMP_RET_KILL_PROCESS);
#endif
  return &program;
}

void decide(struct program *program, int call, uint32_t verdict) {
  if (call < 0) return;
  unless_equal_skip(program, (uint32_t)call, 1);
  end(program, verdict);
}

void decide_all(struct program *program, const int *calls, size_t count, uint32_t verdict) {
  for (size_t i = 0; i < count; i++) decide(program, calls[i], verdict);
}

void allow_bits(struct program *program, int call, unsigned argument, uint32_t mask, const uint32_t *values,
                size_t count, uint32_t otherwise) {
  if (call < 0) return;
  unless_equal_skip(program, (uint32_t)call, 3 + 2 * count);
  load(program, low(argument));
  add(program, BPF_ALU | BPF_AND | BPF_K, 0, 0, mask);
  for (size_t i = 0; i < count; i++) {
    unless_equal_skip(program, values[i], 1);
    end(program, SECCOMP_RET_ALLOW);
  }
  end(program, otherwise);
}

void allow_values(struct program *program, int call, unsigned argument, const uint32_t *values, size_t count,
                  uint32_t otherwise) {
  allow_bits(program, call, argument, ~0U, values, count, otherwise);
}

void allow_kinds(struct program *program, int call, unsigned argument, const struct kind *kinds, size_t count,
                 uint32_t otherwise) {
  if (call < 0) return;
  unless_equal_skip(program, (uint32_t)call, 1 + 4 * count);
  for (size_t i = 0; i < count; i++) {
    load(program, low(argument));
    add(program, BPF_ALU | BPF_AND | BPF_K, 0, 0, kinds[i].mask);
    unless_equal_skip(program, kinds[i].value, 1);
    end(program, SECCOMP_RET_ALLOW);
  }
  end(program, otherwise);
}

void allow_unless(struct program *program, int call, unsigned argument, uint32_t value, uint32_t verdict) {
  if (call < 0) return;
  unless_equal_skip(program, (uint32_t)call, 4);
  load(program, low(argument));
  unless_equal_skip(program, value, 1);
  end(program, verdict);
  end(program, SECCOMP_RET_ALLOW);
}

void allow_own_signals(struct program *program, int call, unsigned process, unsigned signal, uint32_t forbidden,
                       uint32_t otherwise) {
  if (call < 0) return;
  unless_equal_skip(program, (uint32_t)call, 6);
  load(program, low(process));
  unless_equal_skip(program, (uint32_t)getpid(), 2);
  load(program, low(signal));
  unless_equal_skip(program, forbidden, 1);
  end(program, otherwise);
  end(program, SECCOMP_RET_ALLOW);
}

static void pointer_test(struct program *program, unsigned argument, uint64_t value, size_t steps_if_not) {
  load(program, low(argument));
  unless_equal_skip(program, (uint32_t)value, 2 + steps_if_not);
  load(program, high(argument));
  unless_equal_skip(program, (uint32_t)(value >> 32), steps_if_not);
}

void allow_pointer(struct program *program, int call, unsigned argument, const void *pointer, uint32_t otherwise) {
  if (call < 0) return;
  unless_equal_skip(program, (uint32_t)call, 6);
  pointer_test(program, argument, (uintptr_t)pointer, 1);
  end(program, SECCOMP_RET_ALLOW);
  end(program, otherwise);
}

void allow_null_or_zero(struct program *program, int call, unsigned pointer, unsigned other, uint32_t otherwise) {
  if (call < 0) return;
  unless_equal_skip(program, (uint32_t)call, 9);
  pointer_test(program, pointer, 0, 1);
  end(program, SECCOMP_RET_ALLOW);
  load(program, low(other));
  unless_equal_skip(program, 0, 1);
  end(program, SECCOMP_RET_ALLOW);
  end(program, otherwise);
}

void enforce(struct program *program, uint32_t everything_else) {
  end(program, everything_else);
  struct sock_fprog loaded = {program->length, program->steps};
  // Without SPEC_ALLOW older kernels would slow the filtered program down, and only that one.
  if (syscall(SYS_seccomp, SECCOMP_SET_MODE_FILTER, SECCOMP_FILTER_FLAG_SPEC_ALLOW, &loaded) == 0) return;
  fail("cannot install the filter: %s", strerror(errno));
}
