package assay.judge;

import java.util.List;
import java.util.Set;

/** What a judge can be asked about one candidate. */
interface Judge {
  /** A fresh process of the runner on every case. */
  Reply check(String runner, double limitSeconds) throws InterruptedException;

  /**
   * Fresh processes of the reference and the runners, timed in turns on the same inputs.
   *
   * @param watched those of the runners whose ranks, in some calls that are not timed, sleep where
   *     they wait: that takes long, but tells who works
   */
  Reply block(int calls, int items, double limitSeconds, List<String> runners, Set<String> watched)
      throws InterruptedException;

  /**
   * One call of a runner with several ranks in which the first has another input than the others;
   * right unless it shows that every rank computes the whole result.
   */
  Reply apart(String runner, double limitSeconds) throws InterruptedException;

  /** The reference on the examples of the task's text. */
  Reply examples() throws InterruptedException;
}
