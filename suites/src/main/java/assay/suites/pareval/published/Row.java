package assay.suites.pareval.published;

/**
 * One run of one output, or an output that did not build: a row of ParEval's table.
 *
 * @param name the problem's
 * @param execution the execution model's label
 * @param type the problem's type
 * @param output which output to the prompt
 * @param run which run of it; negative where it did not build
 * @param valid whether the driver said so, however the run ended
 * @param seconds not a number where there is none
 * @param best seconds of the best sequential code over all runs of the output
 * @param threads 0 where the run does not say
 * @param processes 0 where the run does not say
 * @param size of the problem, not a number where it is not known
 */
public record Row(
    String name,
    String execution,
    String type,
    int output,
    int run,
    boolean built,
    boolean valid,
    double seconds,
    double best,
    int threads,
    int processes,
    double size) {
  /** Whether the run had the resources that the published scores look at, and no others. */
  boolean atPublishedResources() {
    return switch (execution) {
      case "serial", "cuda", "hip" -> true;
      case "omp", "kokkos" -> threads == 32;
      case "mpi" -> processes == 512;
      case "mpi+omp" -> processes == 4 && threads == 64;
      default -> false;
    };
  }

  /** What a published efficiency divides by: for OpenMP 8, though it looks at 32 threads. */
  double publishedResources() {
    return switch (execution) {
      case "cuda", "hip" -> size;
      case "kokkos" -> 32;
      case "omp" -> 8;
      case "mpi" -> 512;
      case "mpi+omp" -> 256;
      default -> 1;
    };
  }

  /** What the run really had. */
  double resources() {
    return switch (execution) {
      case "cuda", "hip" -> size;
      case "kokkos", "omp" -> given(threads);
      case "mpi" -> given(processes);
      case "mpi+omp" -> given(processes) * given(threads);
      default -> 1;
    };
  }

  private static double given(int count) {
    return count == 0 ? Double.NaN : count;
  }
}
