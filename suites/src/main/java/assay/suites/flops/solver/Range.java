package assay.suites.flops.solver;

/**
 * A number of operations.
 *
 * @param least so many whatever the data
 * @param low at least so many unless operands are tiny, huge, zero or no numbers
 * @param expected a guess; the number itself where all are the same
 * @param high at most so many unless operands are tiny, huge, zero or no numbers
 * @param most at most so many whatever the data
 */
public record Range(long least, long low, long expected, long high, long most) {
  /** Whether no data can change it. */
  public boolean isExact() {
    return least == most;
  }
}
