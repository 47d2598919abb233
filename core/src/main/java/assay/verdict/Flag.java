package assay.verdict;

/** A remark on a verdict that leaves its outcome as it is. */
public enum Flag {
  RACY,
  UNSAFE,
  /** The clock cannot be trusted for this candidate; its times are not scored. */
  TIMING_SUSPECT,
  /** Faster than the hardware allows. */
  IMPLAUSIBLE,
  EMULATED,
  /** The judge had no core of its own while it measured. */
  JUDGE_SHARES_CORES,
  /** A scored batch was shorter than the clock wants. */
  SHORT_BATCH,
  /** Judged without the sandbox, by the user's explicit wish. */
  NO_SANDBOX,
  /**
   * Judged by a benchmark's own driver inside the candidate's process, which could have written the
   * verdict itself.
   */
  ORIGINAL_PROTOCOL
}
