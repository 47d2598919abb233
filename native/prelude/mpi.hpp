// The serial prelude and MPI.
#pragma once

#include "serial.hpp"

#include <mpi.h>
