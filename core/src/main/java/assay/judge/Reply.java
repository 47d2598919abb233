package assay.judge;

import assay.verdict.Reason;
import java.util.Map;

/** What the native judge answers to one command. */
sealed interface Reply {
  /** Every output was right. For a block, what each runner showed. */
  record Right(Map<String, RunnerTimes> runners) implements Reply {
    public Right {
      runners = Map.copyOf(runners);
    }
  }

  /** An output was wrong. */
  record Wrong(String runner, Reason reason, String text, String where) implements Reply {}

  /** A runner ended before it was done. */
  record Died(String runner, String where) implements Reply {}

  /**
   * A call did not end in time.
   *
   * @param ranks where each rank was, in words; empty where there was only one
   */
  record Late(String runner, String where, String ranks) implements Reply {}

  /** Every rank computes the whole result by itself. */
  record Repeated(String runner, String where) implements Reply {}

  /** The judge itself could not do its work. */
  record Broken(String text) implements Reply {}
}
