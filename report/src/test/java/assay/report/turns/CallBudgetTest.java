package assay.report.turns;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import assay.report.turns.CallBudget.Spent;
import assay.score.Score;
import assay.score.ScoredTrial;
import assay.score.Scorer;
import assay.verdict.Outcome;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

class CallBudgetTest {
  /** Of a sample that is right from that turn on, counted from 1; 0 is never right. */
  private static List<ScoredTrial> sample(String strategy, int sample, int turns, int rightFrom) {
    List<ScoredTrial> trials = new ArrayList<>();
    for (int turn = 1; turn <= turns; turn++) {
      boolean right = rightFrom > 0 && turn >= rightFrom;
      trials.add(
          new ScoredTrial(
              "a/b",
              Map.of("run", "lab", "strategy", strategy, "turn", "0" + turn),
              sample,
              right ? Outcome.CORRECT : Outcome.WRONG,
              Map.of(),
              Set.of(),
              Set.of()));
    }
    return trials;
  }

  private static List<String> passes(List<ScoredTrial> trials, Integer... budgets) {
    return CallBudget.scores(
            trials,
            List.of(),
            List.of(budgets),
            (by, k, some) -> new Scorer(by, List.of(k), List.of(), 1).scores(some))
        .stream()
        .filter(score -> score.metric().equals("pass@calls"))
        .map(CallBudgetTest::line)
        .toList();
  }

  private static String line(Score score) {
    return "%s: %s, %.3f"
        .formatted(score.slice().get("calls"), score.slice().get("spent"), score.value());
  }

  @Property
  void noMoreIsSpentThanThereIs(
      @ForAll @IntRange(min = 1, max = 1000) int calls,
      @ForAll @IntRange(min = 1, max = 50) int most) {
    Spent spent = Spent.of(calls, most);
    assertThat(spent.turns()).isBetween(1, most);
    assertThat(spent.samples()).isPositive();
    assertThat(spent.samples() * spent.turns()).isLessThanOrEqualTo(calls);
    assertThat(calls - spent.samples() * spent.turns())
        .as("what is left is no whole sample")
        .isLessThan(most);
  }

  @Test
  void aSampleThatStoppedEarlyHasSpentItsTurns() {
    String strategy = "zero-shot,refine:10,feedback=G+E,stop=correct";
    List<ScoredTrial> trials = new ArrayList<>(sample(strategy, 0, 3, 3));
    trials.addAll(sample(strategy, 1, 3, 0));
    assertThat(passes(trials, 2, 5, 10, 20))
        .containsExactly(
            "2: 1 sample of 2 turns, 0.000",
            "5: 1 sample of 5 turns, 0.500",
            "10: 1 sample of 10 turns, 0.500",
            "20: 2 samples of 10 turns, 1.000");
    assertThatThrownBy(() -> passes(trials, 21))
        .hasMessageContaining("more than lab has: 2 samples of 10 turns for a/b");
  }

  @Test
  void aStrategyThatNobodyCanReadTakesTheTurnsItTook() {
    assertThat(passes(sample("of somebody else", 0, 2, 2), 1, 2))
        .containsExactly("1: 1 sample, 0.000", "2: 1 sample of 2 turns, 1.000");
  }
}
