package assay.verdict;

/** How far a candidate got, in pipeline order, and the two outcomes that say nothing about it. */
public enum Outcome {
  /** The answer holds no code that could be the candidate. */
  NO_CODE,
  /** The candidate broke a rule, seen in its text or while it ran. */
  REJECTED,
  BUILD_FAILED,
  CRASHED,
  TIMED_OUT,
  /** The candidate ran into a limit on memory, output, files or processes. */
  OVER_LIMIT,
  WRONG,
  CORRECT,
  /** This machine cannot run the task; says nothing about the model. */
  SKIPPED,
  /** Our fault; says nothing about the model and is tried again. */
  INFRA_FAILED;

  /** Whether the outcome is one of the candidate's own and enters the scores. */
  public boolean counts() {
    return this != SKIPPED && this != INFRA_FAILED;
  }

  /** Whether the candidate got past the compiler. */
  public boolean built() {
    return switch (this) {
      case CRASHED, TIMED_OUT, OVER_LIMIT, WRONG, CORRECT -> true;
      case NO_CODE, REJECTED, BUILD_FAILED, SKIPPED, INFRA_FAILED -> false;
    };
  }
}
