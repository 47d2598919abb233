package assay.report;

import static org.assertj.core.api.Assertions.assertThat;

import assay.compare.Comparison;
import assay.compare.Conclusion;
import assay.compare.Contrast;
import assay.compare.Flip;
import assay.compare.Quantity;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

final class CompareViewTest {
  private static final Contrast PASS =
      new Contrast(
          Quantity.PASS_RATE,
          Map.of(),
          60,
          0.5,
          0.625,
          0.125,
          0.02,
          0.23,
          0.0123,
          1,
          0.11,
          Conclusion.BETTER);
  private static final Contrast SPEED =
      new Contrast(
          Quantity.SPEED,
          Map.of("exec", "omp"),
          1,
          1.5,
          3,
          2,
          0,
          Double.POSITIVE_INFINITY,
          1,
          1,
          Double.POSITIVE_INFINITY,
          Conclusion.AMBIGUOUS);

  @Test
  void saysWhatMayBeClaimedAndWhatCouldHaveBeenSeen() {
    Comparison comparison =
        new Comparison(
            "a", "b\u001b[2J", List.of(PASS, SPEED), List.of(new Flip("x/omp", 0, 0.75)), 60, 2, 1);
    assertThat(CompareView.text(comparison, Screen.plain()))
        .isEqualTo(
            """
            b\\x1b[2J against a, on 60 tasks both have (3 tasks only one has are left out)

            slice  of         tasks    base   other  effect               chance  visible from  verdict
            ─────  ─────────  ─────  ──────  ──────  ───────────────────  ──────  ────────────  ─────────
            all    pass rate     60  50.0 %  62.5 %  +12.5 [+2.0, +23.0]  0.012   11.0 points   BETTER
            omp    speed          1   1.50×   3.00×  2.00× [?]            1.000   ?             AMBIGUOUS

            flipped task  base  other
            ────────────  ────  ─────
            x/omp          0 %   75 %
            """);
  }

  @Test
  void listsTheLargestFlipsAndCountsTheRest() {
    List<Flip> flips = Collections.nCopies(25, new Flip("x/omp", 0, 1));
    Comparison comparison = new Comparison("a", "b", List.of(PASS), flips, 60, 0, 0);
    assertThat(CompareView.text(comparison, Screen.plain())).endsWith("and 5 more\n");
  }

  @Test
  void saysThatNothingFlipped() {
    Comparison comparison = new Comparison("a", "b", List.of(PASS), List.of(), 1, 0, 0);
    assertThat(CompareView.text(comparison, Screen.plain()))
        .startsWith("b against a, on 1 task both have\n")
        .endsWith("\nNo task flipped.\n");
  }
}
