package assay.runfile;

/** Where a run stands. */
public enum RunState {
  /** Somebody is writing the file now. */
  RUNNING,
  /** Every planned trial has a verdict of its own. */
  COMPLETE,
  /** The run came to its end, but some trials have no verdict that counts. */
  INCOMPLETE,
  /** The run was stopped before its end; the same command resumes it. */
  INTERRUPTED
}
