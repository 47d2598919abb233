#pragma once
#include <cstddef>
#include <vector>

#if !defined(USE_SERIAL) && !defined(USE_OMP) && !defined(USE_MPI)
#error "no execution model"
#endif

#define NO_INLINE __attribute__((noinline))
