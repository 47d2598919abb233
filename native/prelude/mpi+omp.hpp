// The serial prelude, MPI and OpenMP.
#pragma once

#include "serial.hpp"

#include <mpi.h>
#include <omp.h>
