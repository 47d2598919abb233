package assay.suites.parallel.problem;

/** How a result is compared with the reference's. */
public sealed interface Comparison {
  /** Every element must be equal. */
  record Exact() implements Comparison {}

  /**
   * The largest deviation may be the tolerance times a scale.
   *
   * @param scale {@code expected} for the norm of the expected result, {@code terms} for what the
   *     problem's own {@code scale()} computes from the input
   */
  record Norm(double tolerance, String scale) implements Comparison {}

  /**
   * The problem's own verifier decides, because more than one result is right.
   *
   * @param text what it accepts, in words
   */
  record Verifier(String text) implements Comparison {}
}
