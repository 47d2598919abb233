package assay.judge;

import assay.verdict.Evidence;
import assay.verdict.Reason;
import java.util.List;
import java.util.Map;

/** What the native judge answers to one command. */
sealed interface Reply {
  /**
   * Every output was right.
   *
   * @param runners what each runner of a block showed
   * @param items inputs of a batch, where memory had no room for more fewer than asked for
   * @param remarks what the judge says of outputs that are right
   */
  record Right(Map<String, RunnerTimes> runners, int items, List<Evidence> remarks)
      implements Reply {
    public Right {
      runners = Map.copyOf(runners);
      remarks = List.copyOf(remarks);
    }

    Right(Map<String, RunnerTimes> runners, int items) {
      this(runners, items, List.of());
    }
  }

  /**
   * An output was wrong.
   *
   * @param remarks what the judge says of it besides
   */
  record Wrong(String runner, Reason reason, String text, String where, List<Evidence> remarks)
      implements Reply {
    public Wrong {
      remarks = List.copyOf(remarks);
    }

    Wrong(String runner, Reason reason, String text, String where) {
      this(runner, reason, text, where, List.of());
    }
  }

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

  /** Its kernels still computed when it had declared its results done. */
  record LeftWork(String runner, String where) implements Reply {}

  /** The judge itself could not do its work. */
  record Broken(String text) implements Reply {}
}
