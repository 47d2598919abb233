package assay.suites.parallel.problem;

/** Which ranks must hold the result of an MPI function. */
public enum Mpi {
  ROOT,
  ALL
}
