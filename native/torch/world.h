#pragma once

#include <stdbool.h>

// Whether this kernel has what it takes.
bool can_enter_world(void);

// Builds what the words of a bubblewrap command describe, in namespaces of their own, and goes on as their first process. The words of the
// program that would be executed there are returned.
char **enter_world(char **bubblewrap);
