// A candidate without company that computes with Kokkos.
#include "company.hpp"

#include <Kokkos_Core.hpp>

void assay::assemble() { Kokkos::initialize(); }
void assay::regroup() { Kokkos::fence(); }

// What ends with the process need not be taken down before, and views that the candidate kept could not be.
void assay::disperse() {}
