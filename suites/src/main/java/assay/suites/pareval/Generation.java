package assay.suites.pareval;

/** Which of ParEval's two layouts a checkout has. */
public enum Generation {
  /** Compiler options are written in its scripts. */
  FIRST,
  /**
   * Compiler options lie in {@code drivers/build-configs.json}, and several oracles are repaired.
   */
  SECOND
}
