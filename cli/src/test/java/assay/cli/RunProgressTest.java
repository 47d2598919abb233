package assay.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import assay.report.Screen;
import assay.runfile.TrialId;
import assay.verdict.Outcome;
import assay.verdict.Reason;
import assay.verdict.Verdict;
import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.PrintStream;
import org.junit.jupiter.api.Test;

final class RunProgressTest {
  private final ByteArrayOutputStream written = new ByteArrayOutputStream();
  private final PrintStream stream = new PrintStream(written, true, UTF_8);

  @Test
  void logsEveryTenthWithoutATerminal() {
    RunProgress progress = new RunProgress(terminal(false));
    progress.started(45, 5);
    for (int i = 0; i < 40; i++) {
      progress.finished(
          new TrialId("t", i, 0), verdict(i % 4 == 0 ? Outcome.WRONG : Outcome.CORRECT));
    }
    progress.ended();
    String log = written.toString(UTF_8);
    assertThat(log.lines()).hasSizeBetween(11, 12).allMatch(line -> !line.contains("\u001b"));
    assertThat(log).startsWith("45 trials, 5 of them recorded before\n");
    assertThat(log).containsPattern("25/45  15 CORRECT, 5 WRONG  \\(0 s, about 0 s left\\)\n");
    assertThat(log).endsWith("45/45  30 CORRECT, 10 WRONG  (0 s)\n");
    assertThat(progress.done()).isEqualTo("45 trials of 45");
  }

  @Test
  void rewritesOneLineOnATerminal() {
    RunProgress progress = new RunProgress(terminal(true));
    progress.started(2, 0);
    progress.finished(new TrialId("t", 0, 0), verdict(Outcome.CORRECT));
    progress.ended();
    assertThat(written.toString(UTF_8))
        .isEqualTo("2 trials\n\r\u001b[K1/2  1 CORRECT  (0 s, about 0\r\u001b[K");
  }

  @Test
  void namesWhatIsTriedAgain() {
    RunProgress progress = new RunProgress(terminal(false));
    progress.retried(new TrialId("a/b", 3, 0), "no\n\u001b[1mcores");
    assertThat(written.toString(UTF_8)).isEqualTo("Trying a/b#3 again: no \\x1b[1mcores\n");
  }

  private Terminal terminal(boolean live) {
    Screen screen = live ? new Screen(true, true, 30) : Screen.plain();
    return new Terminal(InputStream.nullInputStream(), stream, stream, screen, screen, live);
  }

  private static Verdict verdict(Outcome outcome) {
    return Verdict.of(outcome, Reason.VALUE, "");
  }
}
