// The serial prelude and OpenMP's own functions.
#pragma once

#include "serial.hpp"

#include <omp.h>
