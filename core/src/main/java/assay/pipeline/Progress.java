package assay.pipeline;

import assay.runfile.TrialId;
import assay.verdict.Verdict;

/** Is told how a run goes. Called from many threads. */
public interface Progress {
  /** The run begins; so many of its trials are already recorded. */
  void started(int trials, int recorded);

  /** An answer is stored that nobody judges now. */
  default void answered(TrialId trial) {}

  void finished(TrialId trial, Verdict verdict);

  /** So many of the trials will not be needed. */
  default void spared(int trials) {}

  /** A try failed through no fault of the candidate and will be repeated. */
  void retried(TrialId trial, String problem);

  /** A question got no answer; the trial stays open. */
  void unanswered(TrialId trial, String problem);

  void ended();
}
