package assay.suites.flops.score;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import assay.score.Score;
import assay.suites.flops.kernel.Counts;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

final class FlopsScorerTest {
  private static Prediction prediction(String task, Counts truth, Optional<Counts> said) {
    Map<String, String> labels =
        Map.of("model", "m", "attributes", task.equals("a") ? "division+recursion" : "");
    return new Prediction(task, task, labels, truth, said);
  }

  private static final List<Prediction> THREE =
      List.of(
          prediction("a", Counts.of(999, 0), Optional.of(Counts.of(99, 0))),
          prediction("b", Counts.of(0, 1000), Optional.of(Counts.of(0, 1005))),
          prediction("c", Counts.of(0, 0), Optional.empty()));

  private static double value(List<Score> scores, String metric) {
    return scores.stream()
        .filter(score -> score.metric().equals(metric))
        .findFirst()
        .orElseThrow()
        .value();
  }

  @Test
  void errorsAreOverKernelsThatComputeAnything() {
    List<Score> scores = new FlopsScorer(List.of("model"), 1).scores(THREE);
    assertThat(value(scores, "male_sp")).isEqualTo(0.5, within(1e-12));
    assertThat(value(scores, "male_dp")).isEqualTo(Math.log10(1006.0 / 1001) / 2, within(1e-12));
    assertThat(value(scores, "exact")).isZero();
    assertThat(value(scores, "within_1%")).isEqualTo(1.0 / 3, within(1e-12));
    assertThat(value(scores, "within_2x")).isEqualTo(1.0 / 3, within(1e-12));
    assertThat(value(scores, "answered")).isEqualTo(2.0 / 3, within(1e-12));
  }

  @Test
  void thoseWithoutAnAnswerAreShownApart() {
    List<Score> scores = new FlopsScorer(List.of("model"), 1).scores(THREE);
    assertThat(value(scores, "within_1% of answers")).isEqualTo(0.5, within(1e-12));
    assertThat(value(scores, "answered of answers")).isEqualTo(1);
  }

  @Test
  void aKernelIsInTheSliceOfEachOfItsAttributes() {
    List<Score> scores = new FlopsScorer(List.of("attribute"), 1).scores(THREE);
    assertThat(scores.stream().map(Score::slice).distinct())
        .containsExactlyInAnyOrder(
            Map.of("attribute", "division"),
            Map.of("attribute", "recursion"),
            Map.of("attribute", "(none)"));
  }

  @Test
  void intervalsComeFromDrawingPrograms() {
    Score answered =
        new FlopsScorer(List.of("model"), 1)
            .scores(THREE).stream()
                .filter(score -> score.metric().equals("answered"))
                .findFirst()
                .orElseThrow();
    assertThat(answered.low()).isZero();
    assertThat(answered.high()).isEqualTo(1);
    assertThat(answered.tasks()).isEqualTo(3);
  }
}
