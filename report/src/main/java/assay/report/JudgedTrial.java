package assay.report;

import assay.score.ScoredTrial;
import assay.verdict.Verdict;

/** A trial as scoring sees it, and the verdict that this was read from. */
public record JudgedTrial(ScoredTrial trial, Verdict verdict) {
  /** The same with one more label, or another value of it. */
  public JudgedTrial labelled(String label, String value) {
    return new JudgedTrial(trial.labelled(label, value), verdict);
  }
}
