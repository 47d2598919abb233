package assay.cli;

import assay.pipeline.Progress;
import assay.report.HostileText;
import assay.report.Numbers;
import assay.report.Outcomes;
import assay.runfile.TrialId;
import assay.verdict.Outcome;
import assay.verdict.Verdict;
import java.time.Duration;
import java.util.EnumMap;
import java.util.Map;

/**
 * How far a run is: one line that is rewritten on a terminal; elsewhere a line at the start, at the
 * end, and between them for every tenth of the trials or every ten seconds.
 */
final class RunProgress implements Progress {
  private static final String ERASE = "\r\u001b[K";
  private static final long LOG_NANOS = 10_000_000_000L;
  private static final long LIVE_NANOS = 100_000_000L;

  private final Terminal terminal;
  private final long begin = System.nanoTime();
  private final Map<Outcome, Integer> outcomes = new EnumMap<>(Outcome.class);
  private int total;
  private int recorded;
  private int done;
  private int lastTenth;
  private long lastShown;
  private int unanswered;
  private boolean ended;

  RunProgress(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public synchronized void started(int trials, int already) {
    total = trials;
    recorded = already;
    String before = already == 0 ? "" : ", " + already + " of them recorded before";
    terminal.warn(Numbers.count(trials, "trial") + before);
  }

  @Override
  public synchronized void finished(TrialId trial, Verdict verdict) {
    outcomes.merge(verdict.outcome(), 1, Integer::sum);
    advance();
  }

  @Override
  public synchronized void answered(TrialId trial) {
    advance();
  }

  private void advance() {
    done++;
    long sinceShown = System.nanoTime() - lastShown;
    int tenth = 10 * done / Math.max(1, total - recorded);
    boolean due =
        terminal.live() ? sinceShown > LIVE_NANOS : tenth > lastTenth || sinceShown > LOG_NANOS;
    if (due) {
      lastTenth = tenth;
      show();
    }
  }

  @Override
  public synchronized void spared(int trials) {
    total -= trials;
  }

  @Override
  public synchronized void retried(TrialId trial, String problem) {
    erase();
    terminal.warn(
        "Trying %s again: %s".formatted(TrialArgument.name(trial), HostileText.line(problem)));
  }

  @Override
  public synchronized void unanswered(TrialId trial, String problem) {
    unanswered++;
    erase();
    terminal.warn(
        "Leaving %s open: %s".formatted(TrialArgument.name(trial), HostileText.line(problem)));
  }

  @Override
  public synchronized void ended() {
    if (!ended) {
      ended = true;
      erase();
    }
  }

  /** How many questions got no answer. */
  synchronized int unanswered() {
    return unanswered;
  }

  /** How many trials have a verdict by now. */
  synchronized String done() {
    return Numbers.count(recorded + done, "trial") + " of " + total;
  }

  private void show() {
    lastShown = System.nanoTime();
    Duration elapsed = Duration.ofNanos(lastShown - begin);
    int left = total - recorded - done;
    String estimate =
        left == 0
            ? ""
            : ", about " + Numbers.duration(elapsed.multipliedBy(left).dividedBy(done)) + " left";
    String line =
        "%d/%d  %s  (%s%s)"
            .formatted(
                recorded + done,
                total,
                Outcomes.counted(outcomes),
                Numbers.duration(elapsed),
                estimate);
    if (terminal.live()) {
      int width = Math.max(1, terminal.errorScreen().width() - 1);
      terminal.error().print(ERASE + (line.length() > width ? line.substring(0, width) : line));
      terminal.error().flush();
    } else {
      terminal.error().println(line);
    }
  }

  private void erase() {
    if (terminal.live()) {
      terminal.error().print(ERASE);
      terminal.error().flush();
    }
  }
}
