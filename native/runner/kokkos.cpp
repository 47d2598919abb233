// A runner without company whose candidate computes with Kokkos.
#include "company.hpp"

#include <Kokkos_Core.hpp>

// It takes the number of threads from OMP_NUM_THREADS. Its advice on binding them is for machines without lanes.
void assay::assemble(std::byte*) {
#if KOKKOS_VERSION < 30700
  Kokkos::InitArguments settings;
  settings.disable_warnings = true;
#else
  Kokkos::InitializationSettings settings;
  settings.set_disable_warnings(true);
#endif
  Kokkos::initialize(settings);
}

void assay::be_watched(bool) {}
void assay::regroup() { Kokkos::fence(); }
