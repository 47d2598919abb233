// A candidate that is one rank of an MPI program.
#include "company.hpp"

#include <mpi.h>

#include <cstdlib>

namespace {

// A communicator of our own: what the candidate does with the world must not meet what we do.
MPI_Comm everyone = MPI_COMM_NULL;

}  // namespace

void assay::assemble() {
  int given = 0;
  if (MPI_Init_thread(nullptr, nullptr, MPI_THREAD_MULTIPLE, &given) != MPI_SUCCESS) std::exit(122);
  if (MPI_Comm_dup(MPI_COMM_WORLD, &everyone) != MPI_SUCCESS) std::exit(123);
}

void assay::regroup() { MPI_Barrier(everyone); }

void assay::disperse() { MPI_Finalize(); }
