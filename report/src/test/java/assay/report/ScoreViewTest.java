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
