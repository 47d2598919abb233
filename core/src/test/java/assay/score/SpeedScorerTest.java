package assay.score;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import assay.verdict.Flag;
import assay.verdict.Outcome;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Values worked out by hand from the formulas of appendix I of the KernelBench paper. */
class SpeedScorerTest {
  private static final Offset<Double> EXACT = within(1e-12);

  /** One sample of each of four tasks: twice and four times as fast, half as fast, and wrong. */
  private static final List<ScoredTrial> FOUR =
      List.of(correct("a", 0, 2), correct("b", 0, 4), correct("c", 0, 0.5), wrong("d", 0));

  private static ScoredTrial correct(String task, int sample, double speedup, Flag... flags) {
    return new ScoredTrial(
        task,
        Map.of("model", "m", "level", task.equals("a") ? "level1" : "level2"),
        sample,
        Outcome.CORRECT,
        Map.of(1, speedup),
        Set.of(1),
        Set.of(flags));
  }

  private static ScoredTrial wrong(String task, int sample) {
    return new ScoredTrial(
        task,
        Map.of("model", "m", "level", task.equals("a") ? "level1" : "level2"),
        sample,
        Outcome.WRONG,
        Map.of(),
        Set.of(),
        Set.of());
  }

  private static List<Score> scores(List<ScoredTrial> trials, double... ps) {
    List<Double> asked = new ArrayList<>();
    for (double p : ps) {
      asked.add(p);
    }
    return new SpeedScorer(List.of(), List.of(), asked, 1).scores(trials);
  }

  private static Score find(List<Score> scores, String metric) {
    List<Score> found = scores.stream().filter(one -> one.metric().equals(metric)).toList();
    assertThat(found).as(metric).hasSize(1);
    return found.getFirst();
  }

  private static double fast(List<ScoredTrial> trials, double p, int k) {
    List<Score> scores = new SpeedScorer(List.of(), List.of(k), List.of(p), 1).scores(trials);
    Score fast = find(scores, "fast_p@k");
    assertThat(fast.p()).contains(p);
    assertThat(fast.k()).contains(k);
    return fast.value();
  }

  @Test
  void whatIsTakenForWrongIsBuiltAndNothingMore() {
    ScoredTrial trial = correct("a", 1, 2, Flag.SHORT_BATCH).wrong();
    assertThat(trial)
        .isEqualTo(
            new ScoredTrial(
                "a",
                Map.of("model", "m", "level", "level1"),
                1,
                Outcome.WRONG,
                Map.of(),
                Set.of(1),
                Set.of(Flag.SHORT_BATCH)));
    List<Score> scores = scores(List.of(trial), 0);
    assertThat(find(scores, "build@k").value()).isEqualTo(1);
    assertThat(find(scores, "fast_p@k").value()).isZero();
  }

  @ParameterizedTest
  @CsvSource({
    "amsr_correct, 2.1666666666666665, 3",
    "amsr, 1.625, 4",
    "amsr_lazy, 2, 4",
    "gmsr_correct, 1.5874010519681996, 3",
    "gmsr, 1.4142135623730951, 4",
    "gmsr_lazy, 1.6817928305074292, 4",
    "sgmsr, 1.1905507889761497, 4",
    "aws, 4.75, 4",
    "wls, 3.1135153092103742, 4"
  })
  void ratiosAreWhatAHandComputes(String metric, double value, int tasks) {
    Score score = find(scores(FOUR), metric);
    assertThat(score.value()).isEqualTo(value, EXACT);
    assertThat(score.tasks()).isEqualTo(tasks);
    assertThat(score.as()).isEqualTo("assay");
    assertThat(score.low()).isLessThanOrEqualTo(value);
    assertThat(score.high()).isGreaterThanOrEqualTo(value).isFinite();
  }

  @Test
  void allNineAreThereOnce() {
    assertThat(scores(FOUR, 1).stream().map(Score::metric))
        .containsExactly(
            "build@k",
            "pass@k",
            "fast_p@k",
            "amsr_correct",
            "amsr",
            "amsr_lazy",
            "gmsr_correct",
            "gmsr",
            "gmsr_lazy",
            "sgmsr",
            "aws",
            "wls");
  }

  @Test
  void ratesAreThereWithoutTheRatios() {
    SpeedScorer scorer = new SpeedScorer(List.of(), List.of(), List.of(1.0), 1);
    assertThat(scorer.rates(FOUR)).hasSize(3).isEqualTo(scorer.scores(FOUR).subList(0, 3));
  }

  @Test
  void thresholdsAreStrict() {
    assertThat(fast(FOUR, 0, 1)).isEqualTo(0.75, EXACT);
    assertThat(fast(FOUR, 0.4, 1)).isEqualTo(0.75, EXACT);
    assertThat(fast(FOUR, 0.5, 1)).isEqualTo(0.5, EXACT);
    assertThat(fast(FOUR, 1, 1)).isEqualTo(0.5, EXACT);
    assertThat(fast(FOUR, 2, 1)).isEqualTo(0.25, EXACT);
    assertThat(fast(FOUR, 4, 1)).isZero();
  }

  @Test
  void severalSamplesGiveTheChanceThatOneOfThemIsFast() {
    List<ScoredTrial> samples =
        List.of(
            correct("a", 0, 3), correct("a", 1, 0.5), wrong("a", 2), wrong("a", 3), wrong("a", 4));
    assertThat(fast(samples, 1, 1)).isEqualTo(0.2, EXACT);
    assertThat(fast(samples, 1, 2)).isEqualTo(0.4, EXACT);
    assertThat(fast(samples, 0, 2)).isEqualTo(0.7, EXACT);
    assertThat(fast(samples, 1, 5)).isEqualTo(1);
    assertThatThrownBy(() -> fast(samples, 1, 6)).hasMessageContaining("a has 5");
  }

  @Test
  void samplesOfATaskShareItsWeight() {
    List<ScoredTrial> trials = List.of(correct("a", 0, 4), wrong("a", 1), correct("b", 0, 2));
    List<Score> scores = scores(trials);
    assertThat(find(scores, "amsr").value()).isEqualTo((4 / 2.0 + 2) / 2, EXACT);
    assertThat(find(scores, "amsr_correct").value()).isEqualTo((4 / 2.0 + 2) / 1.5, EXACT);
    assertThat(find(scores, "aws").value()).isEqualTo(0.75 + 2, EXACT);
  }

  @Test
  void aTaskUnderSeveralLabelsCountsOnce() {
    List<ScoredTrial> trials =
        List.of(correct("a", 0, 4), correct("a", 0, 2).labelled("model", "other"), wrong("b", 0));
    List<Score> scores = scores(trials, 3);
    assertThat(find(scores, "amsr").value()).isEqualTo(1.5, EXACT);
    assertThat(find(scores, "amsr").tasks()).isEqualTo(2);
    assertThat(find(scores, "fast_p@k").value()).isEqualTo(0.25, EXACT);
  }

  @Test
  void aTimeThatIsNotCredibleIsFasterThanNothingButStaysCorrect() {
    List<ScoredTrial> trials =
        List.of(correct("a", 0, 900, Flag.TIMING_SUSPECT), correct("b", 0, 3));
    List<Score> scores = scores(trials, 0.1);
    assertThat(fast(trials, 0, 1)).isEqualTo(1);
    assertThat(find(scores, "fast_p@k").value()).isEqualTo(0.5, EXACT);
    assertThat(find(scores, "pass@k").value()).isEqualTo(1);
    assertThat(find(scores, "gmsr_correct").value()).isEqualTo(3, EXACT);
    assertThat(find(scores, "gmsr_correct").tasks()).isEqualTo(1);
    assertThat(find(scores, "sgmsr").value()).isEqualTo(3, EXACT);
    assertThat(find(scores, "aws").value()).isEqualTo(0.5 + 2, EXACT);
    assertThat(find(scores, "amsr_lazy").value()).isEqualTo(2, EXACT);
  }

  @Test
  void whereNothingIsRightMeansOfTheRightAreZero() {
    List<Score> scores = scores(List.of(wrong("a", 0), wrong("b", 0)), 0);
    for (String metric :
        List.of("fast_p@k", "amsr_correct", "amsr", "gmsr_correct", "sgmsr", "aws", "wls")) {
      assertThat(find(scores, metric).value()).as(metric).isZero();
    }
    for (String metric : List.of("amsr_lazy", "gmsr", "gmsr_lazy")) {
      assertThat(find(scores, metric).value()).as(metric).isEqualTo(1);
    }
    assertThat(find(scores, "gmsr_correct").tasks()).isZero();
    assertThat(find(scores, "gmsr_correct").high()).isInfinite();
  }

  @Test
  void meansOfTheRightAreDrawnFromTasksWithARightSample() {
    List<Score> scores = scores(List.of(correct("a", 0, 3), wrong("b", 0), wrong("c", 0)));
    assertThat(find(scores, "gmsr_correct").high()).isInfinite();
    assertThat(find(scores, "sgmsr").high()).isFinite();
    List<Score> two = scores(List.of(correct("a", 0, 3), correct("b", 0, 5), wrong("c", 0)));
    assertThat(find(two, "amsr_correct").low()).isEqualTo(3, EXACT);
    assertThat(find(two, "amsr_correct").high()).isEqualTo(5, EXACT);
  }

  @Test
  void slicesByLabels() {
    List<Score> passes =
        new SpeedScorer(List.of("level"), List.of(), List.of(1.0), 1)
            .scores(FOUR).stream().filter(one -> one.metric().equals("fast_p@k")).toList();
    assertThat(passes)
        .extracting(one -> one.slice() + " " + one.value() + " " + one.tasks())
        .containsExactly("{level=level1} 1.0 1", "{level=level2} 0.3333333333333333 3");
    assertThat(passes.getFirst().high()).isInfinite();
    SpeedScorer unknown = new SpeedScorer(List.of("exec"), List.of(), List.of(), 1);
    assertThatThrownBy(() -> unknown.scores(FOUR)).hasMessageContaining("No trial has the label");
  }

  @Test
  void leavesOutWhatSaysNothing() {
    ScoredTrial skipped =
        new ScoredTrial(
            "e", Map.of("model", "m"), 0, Outcome.SKIPPED, Map.of(), Set.of(), Set.of());
    List<ScoredTrial> more = new ArrayList<>(FOUR);
    more.add(skipped);
    assertThat(scores(more, 1)).isEqualTo(scores(FOUR, 1));
    assertThat(scores(List.of(skipped), 1)).isEmpty();
    assertThat(scores(List.of(), 1)).isEmpty();
  }

  @Test
  void usesTheUsualKsThatEveryTaskHasSamplesFor() {
    List<ScoredTrial> trials = new ArrayList<>();
    for (int sample = 0; sample < 5; sample++) {
      trials.add(wrong("a", sample));
    }
    assertThat(scores(trials, 1).stream().map(Score::k).distinct())
        .containsExactlyInAnyOrder(Optional.of(1), Optional.of(5), Optional.empty());
  }

  @Test
  void refusesThresholdsThatAreNone() {
    for (double p : new double[] {-1, Double.NaN, Double.POSITIVE_INFINITY}) {
      assertThatThrownBy(() -> scores(FOUR, p))
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessage("A threshold on the speedup must be a number from 0 on, unlike " + p + ".");
    }
  }
}
