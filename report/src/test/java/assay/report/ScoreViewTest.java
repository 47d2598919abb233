package assay.report;

import static org.assertj.core.api.Assertions.assertThat;

import assay.score.Score;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

final class ScoreViewTest {
  private static final List<Score> SCORES =
      List.of(
          score("pass@k", Optional.empty(), "oracle", 1, 1, 1),
          score("speedup_n@k", Optional.of(4), "oracle", 2.5, 2, 3),
          score("pass@k", Optional.empty(), "nop", 0, 0, Double.POSITIVE_INFINITY));

  @Test
  void givesEachSliceARow() {
    assertThat(ScoreView.text(SCORES, false, Screen.plain()))
        .isEqualTo(
            """
            model   tasks  pass@1
            ──────  ─────  ─────────────────
            oracle      5  1.00 [1.00, 1.00]
            nop         5  0.00 [?]
            """);
  }

  @Test
  void givesEachScoreARow() {
    assertThat(ScoreView.text(SCORES, true, Screen.plain()))
        .isEqualTo(
            """
            slice   score        value              tasks  as
            ──────  ───────────  ─────────────────  ─────  ─────
            oracle  pass@1       1.00 [1.00, 1.00]      5  assay
            oracle  speedup_4@1  2.50 [2.00, 3.00]      5  assay
            nop     pass@1       0.00 [?]               5  assay
            """);
  }

  @Test
  void namesThresholdsAndSaysWhereAScoreIsOverFewerTasks() {
    List<Score> scores =
        List.of(fast(Optional.of(0.5), "fast_p@k", 5), fast(Optional.empty(), "gmsr_correct", 3));
    assertThat(ScoreView.text(scores, false, Screen.plain()))
        .isEqualTo(
            """
            tasks  fast_0.5@1           gmsr_correct
            ─────  ───────────────────  ──────────────────────────
                5  0.600 [0.200, 1.00]  0.600 [0.200, 1.00] over 3
            """);
  }

  private static Score fast(Optional<Double> p, String metric, int tasks) {
    Optional<Integer> k = Optional.of(1);
    return new Score(metric, k, Optional.empty(), p, Map.of(), 0.6, 0.2, 1, tasks, "assay");
  }

  @Test
  void showsNothingOfNothing() {
    assertThat(ScoreView.text(List.of(), false, Screen.plain())).isEmpty();
  }

  private static Score score(
      String metric, Optional<Integer> n, String model, double value, double low, double high) {
    Map<String, String> slice = Map.of("model", model);
    return new Score(
        metric, Optional.of(1), n, Optional.empty(), slice, value, low, high, 5, "assay");
  }
}
