package assay.cli;

import assay.pipeline.Progress;
import assay.runfile.TrialId;
import assay.verdict.Verdict;

/** Says nothing where the solver's answers are known, and now and then how far it is elsewhere. */
final class BaselineProgress implements Progress {
  private static final long PATIENCE_NANOS = 6_000_000_000L;

  private final Terminal terminal;
  private long shown = System.nanoTime();
  private int total;
  private int done;

  BaselineProgress(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public synchronized void started(int trials, int recorded) {
    total = trials;
  }

  @Override
  public synchronized void finished(TrialId trial, Verdict verdict) {
    done++;
    if (System.nanoTime() - shown > PATIENCE_NANOS) {
      shown = System.nanoTime();
      terminal.warn(
          "The solver counts for the baseline: %d of %d tasks. What it finds is kept."
              .formatted(done, total));
    }
  }

  @Override
  public void retried(TrialId trial, String problem) {}

  @Override
  public void unanswered(TrialId trial, String problem) {}

  @Override
  public void ended() {}
}
