package assay.pipeline;

import assay.model.UnansweredException;
import assay.runfile.TrialId;

/**
 * Leaves trials open whose question got no answer, so that one bad question does not end a run of
 * thousands. Several in a row mean that nobody is there to answer, and end it after all.
 */
final class OpenQuestions {
  static final int IN_A_ROW = 5;

  private final Progress progress;
  private int row;
  private boolean any;

  OpenQuestions(Progress progress) {
    this.progress = progress;
  }

  synchronized void answered() {
    row = 0;
  }

  synchronized void leave(TrialId trial, UnansweredException problem) throws UnansweredException {
    any = true;
    if (++row >= IN_A_ROW) {
      throw problem;
    }
    progress.unanswered(trial, String.valueOf(problem.getMessage()));
  }

  synchronized boolean any() {
    return any;
  }
}
