package assay.report;

import static org.assertj.core.api.Assertions.assertThat;

import assay.verdict.Configuration;
import assay.verdict.Flag;
import assay.verdict.Outcome;
import assay.verdict.Pair;
import assay.verdict.Reason;
import assay.verdict.StopReason;
import assay.verdict.Timing;
import assay.verdict.Verdict;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

final class VerdictViewTest {
  @Test
  void showsEveryConfigurationWithItsInterval() {
    Pair pair = new Pair(List.of(10.0), List.of(5.0));
    Timing timing =
        new Timing("cores 0,1", 2, 10, 5.46, 1.83, 1.79, 1.87, StopReason.CONVERGED, List.of(pair));
    Verdict verdict =
        new Verdict(
            Outcome.CORRECT,
            List.of(),
            List.of(
                new Configuration("n=1", 1, Outcome.CORRECT, List.of(), Optional.empty()),
                new Configuration("n=2", 2, Outcome.CORRECT, List.of(), Optional.of(timing))),
            Optional.empty(),
            Set.of(Flag.JUDGE_SHARES_CORES));
    assertThat(VerdictView.text(verdict, Screen.plain()))
        .isEqualTo(
            """
            CORRECT  speedup 1.83× [1.79, 1.87] at n=2

            configuration  outcome  reference  candidate  speedup             measured until
            ─────────────  ───────  ─────────  ─────────  ──────────────────  ─────────────────
            n=1            CORRECT
            n=2            CORRECT   10.00 ms    5.46 ms  1.83× [1.79, 1.87]  1 pair, converged

            JUDGE_SHARES_CORES: the judge had no core of its own while it measured
            """);
  }

  @Test
  void showsEvidenceWithoutObeyingIt() {
    Verdict verdict = Verdict.of(Outcome.CRASHED, Reason.SIGNAL, "it said: \u001b[2Jgone");
    assertThat(VerdictView.text(verdict, Screen.plain()))
        .isEqualTo("CRASHED\n  SIGNAL: it said: \\x1b[2Jgone\n");
  }

  @Test
  void coloursTheOutcome() {
    Screen colourful = new Screen(true, true, 80);
    assertThat(VerdictView.text(Verdict.of(Outcome.WRONG, Reason.VALUE, "x"), colourful))
        .startsWith("\u001b[31mWRONG\u001b[0m");
  }

  @ParameterizedTest
  @EnumSource
  void explainsEveryFlag(Flag flag) {
    assertThat(Outcomes.meaning(flag)).isNotBlank();
  }

  @Test
  void countsOutcomesTheBestFirst() {
    Map<Outcome, Integer> counts =
        Map.of(Outcome.SKIPPED, 3, Outcome.WRONG, 2, Outcome.CORRECT, 8, Outcome.NO_CODE, 0);
    assertThat(Outcomes.counted(counts)).isEqualTo("8 CORRECT, 2 WRONG, 3 SKIPPED");
  }
}
