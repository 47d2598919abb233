package assay.cli;

import assay.report.HostileText;
import assay.report.Numbers;
import assay.suites.kernels.baseline.MeasuredBaseline;
import java.time.Duration;

/** How far the timing of modules is: a line for each, and how long it may take yet. */
final class TimingProgress {
  private final Terminal terminal;
  private final int total;
  private final long begin = System.nanoTime();
  private int done;

  TimingProgress(Terminal terminal, int total) {
    this.terminal = terminal;
    this.total = total;
    Waiting.on(terminal, "Timing " + Numbers.count(total, "module"));
  }

  void timed(MeasuredBaseline baseline) {
    show(
        "%s  %s as it comes"
            .formatted(baseline.key().module(), Numbers.milliseconds(baseline.eagerMs())));
  }

  void failed(String task, String problem) {
    show(task + "  " + HostileText.line(problem));
  }

  private void show(String what) {
    done++;
    Duration elapsed = Duration.ofNanos(System.nanoTime() - begin);
    String left =
        done == total
            ? ""
            : ", about "
                + Numbers.duration(elapsed.multipliedBy(total - done).dividedBy(done))
                + " left";
    String line = "%d/%d  %s  (%s%s)".formatted(done, total, what, Numbers.duration(elapsed), left);
    if (terminal.live()) {
      Waiting.on(terminal, line);
    } else {
      terminal.warn(line);
    }
  }

  void ended() {
    Waiting.on(terminal, "").close();
  }
}
