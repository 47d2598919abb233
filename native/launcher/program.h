// A seccomp program in the making. Every rule decides one call completely; the rules are tried in order.
#pragma once

#include <stddef.h>
#include <stdint.h>

struct program;

struct program *start_program(void);
// Decides the call by itself.
void decide(struct program *program, int call, uint32_t verdict);
void decide_all(struct program *program, const int *calls, size_t count, uint32_t verdict);
// Allows the call if the argument is one of the values.
void allow_values(struct program *program, int call, unsigned argument, const uint32_t *values, size_t count,
                  uint32_t otherwise);
// The same, looking only at the bits under the mask.
void allow_bits(struct program *program, int call, unsigned argument, uint32_t mask, const uint32_t *values,
                size_t count, uint32_t otherwise);
struct kind {
  uint32_t mask, value;
};
// Allows the call if the argument is of one of the kinds.
void allow_kinds(struct program *program, int call, unsigned argument, const struct kind *kinds, size_t count,
                 uint32_t otherwise);
// Allows the call unless the argument is this value.
void allow_unless(struct program *program, int call, unsigned argument, uint32_t value, uint32_t verdict);
// Allows the call if one argument is this process and the signal in the other is not the forbidden one.
void allow_own_signals(struct program *program, int call, unsigned process, unsigned signal, uint32_t forbidden,
                       uint32_t otherwise);
// Allows the call if the whole argument is this pointer.
void allow_pointer(struct program *program, int call, unsigned argument, const void *pointer, uint32_t otherwise);
// Allows the call if the pointer argument is null or the other argument is zero.
void allow_null_or_zero(struct program *program, int call, unsigned pointer, unsigned other, uint32_t otherwise);
// Puts the program into force on every thread of this process, for good.
void enforce(struct program *program, uint32_t everything_else);
