package assay.suites.flops.solver;

/** Why a count is a range. */
public enum Doubt {
  /** The compiler's ways around numbers that are tiny, huge or none are taken or not. */
  RARE_OPERANDS,
  /** A branch depends on data in memory. */
  DATA,
  /**
   * A loop runs as long as data says; it was taken to run at most as often as the largest argument.
   */
  DATA_LOOP,
  /** A jump goes where data says, and nothing says where that can be. */
  UNKNOWN_JUMP,
  /** Something ran longer than anybody would wait. */
  TOO_LONG
}
