// The serial prelude and Kokkos, with what is written for a newer Kokkos than the machine's.
#pragma once

#include "serial.hpp"

#include <Kokkos_Core.hpp>
#include <Kokkos_Sort.hpp>

#include "kokkos4.hpp"
