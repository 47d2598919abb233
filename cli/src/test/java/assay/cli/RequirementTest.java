package assay.cli;

import static org.assertj.core.api.Assertions.assertThat;

import assay.verdict.Configuration;
import assay.verdict.Outcome;
import assay.verdict.StopReason;
import assay.verdict.Timing;
import assay.verdict.Verdict;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class RequirementTest {
  @ParameterizedTest
  @CsvSource({
    "correct, CORRECT, true",
    "Correct, WRONG, false",
    "built, WRONG, true",
    "built, BUILD_FAILED, false",
    "speedup:1.5, CORRECT, true",
    "speedup:1.6, CORRECT, false",
    "speedup:1.5, WRONG, false"
  })
  void looksAtOutcomeAndLowerEnd(String text, Outcome outcome, boolean met) {
    assertThat(new Requirement.Reader().convert(text).met(verdict(outcome))).isEqualTo(met);
  }

  private static Verdict verdict(Outcome outcome) {
    Timing timing = new Timing("lane", 2, 10, 5, 1.7, 1.5, 1.9, StopReason.CONVERGED, List.of());
    return new Verdict(
        outcome,
        List.of(),
        List.of(new Configuration("n=2", 2, outcome, List.of(), Optional.of(timing))),
        Optional.empty(),
        Set.of());
  }
}
