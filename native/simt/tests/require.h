// Ends the program with a message where something is not as it should be.
#pragma once

#include <cstdio>
#include <cstdlib>

#define REQUIRE(condition)                                              \
  do {                                                                  \
    if (!(condition)) {                                                 \
      std::printf("line %d: %s does not hold\n", __LINE__, #condition); \
      std::exit(1);                                                     \
    }                                                                   \
  } while (0)
