package assay.verdict;

/** Why measuring stopped. */
public enum StopReason {
  /** The interval became as narrow as the effort asks. */
  CONVERGED,
  /** The noise settled above the target; more pairs would not help soon. */
  STABLE_BUT_NOISY,
  /** The effort's budget of time or pairs ran out. */
  BUDGET,
  /** The times kept drifting. */
  UNSTABLE
}
