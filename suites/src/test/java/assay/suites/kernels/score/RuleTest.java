package assay.suites.kernels.score;

import static org.assertj.core.api.Assertions.assertThat;

import assay.score.ScoredTrial;
import assay.verdict.Evidence;
import assay.verdict.Outcome;
import assay.verdict.Reason;
import assay.verdict.Verdict;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What each rule takes for right. */
final class RuleTest {
  @ParameterizedTest
  @CsvSource({
    "TOLERANCE, CORRECT, NOT_ULP, CORRECT, false",
    "TOLERANCE, CORRECT, '', CORRECT, false",
    "TOLERANCE, WRONG, ULP, WRONG, false",
    "ULP, CORRECT, ULP, CORRECT, false",
    "ULP, CORRECT, NOT_ULP, WRONG, false",
    "ULP, CORRECT, '', CORRECT, true",
    "ULP, WRONG, ULP, WRONG, false",
    "ULP, WRONG, '', WRONG, false",
    "ULP, CRASHED, NOT_ULP, CRASHED, false"
  })
  void isRightByIt(Rule rule, Outcome outcome, String remark, Outcome ruled, boolean silent) {
    List<Evidence> evidence =
        Stream.of(remark)
            .filter(word -> !word.isEmpty())
            .map(word -> new Evidence(Reason.valueOf(word), ""))
            .toList();
    Verdict verdict = new Verdict(outcome, evidence, List.of(), Optional.empty(), Set.of());
    ScoredTrial trial =
        new ScoredTrial("task", Map.of(), 0, outcome, Map.of(1, 2.0), Set.of(1), Set.of());
    assertThat(rule.of(trial, verdict).outcome()).isEqualTo(ruled);
    assertThat(rule.of(trial, verdict).speedups())
        .isEqualTo(ruled == outcome ? Map.of(1, 2.0) : Map.of());
    assertThat(rule.isSilent(verdict)).isEqualTo(silent);
  }
}
