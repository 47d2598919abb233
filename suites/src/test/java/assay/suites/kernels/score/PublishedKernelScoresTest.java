package assay.suites.kernels.score;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import assay.score.Score;
import assay.score.ScoredTrial;
import assay.verdict.Configuration;
import assay.verdict.Evidence;
import assay.verdict.Flag;
import assay.verdict.Outcome;
import assay.verdict.Pair;
import assay.verdict.Reason;
import assay.verdict.StopReason;
import assay.verdict.Timing;
import assay.verdict.Verdict;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

final class PublishedKernelScoresTest {
  private static Verdict timed(List<Double> reference, List<Double> candidate) {
    Timing timing =
        new Timing(
            "gpu 0",
            1,
            99,
            99,
            7,
            0,
            9,
            StopReason.BUDGET,
            List.of(new Pair(reference, candidate)));
    return new Verdict(
        Outcome.CORRECT,
        List.of(),
        List.of(new Configuration("n=1", 1, Outcome.CORRECT, List.of(), Optional.of(timing))),
        Optional.empty(),
        Set.of(Flag.TIMING_SUSPECT));
  }

  private static Verdict untimed() {
    return new Verdict(Outcome.CORRECT, List.of(), List.of(), Optional.empty(), Set.of());
  }

  private static Verdict failed(Outcome outcome, Reason reason) {
    return new Verdict(
        outcome, List.of(new Evidence(reason, "")), List.of(), Optional.empty(), Set.of());
  }

  private static Evaluated evaluated(String task, int sample, Verdict verdict) {
    ScoredTrial trial =
        new ScoredTrial(
            task,
            Map.of("model", "m", "level", task.substring(0, 1)),
            sample,
            verdict.outcome(),
            Map.of(),
            Set.of(),
            verdict.flags());
    return Evaluated.of(trial, verdict);
  }

  private static double value(List<Evaluated> trials, String metric) {
    return score(trials, metric, Optional.empty()).value();
  }

  private static double fast(List<Evaluated> trials, double p) {
    return score(trials, "fast_p@k", Optional.of(p)).value();
  }

  private static Score score(List<Evaluated> trials, String metric, Optional<Double> p) {
    return PublishedKernelScores.of(trials, List.of("model"), PublishedKernelScores.THRESHOLDS)
        .stream()
        .filter(one -> one.metric().equals(metric) && one.p().equals(p))
        .findFirst()
        .orElseThrow();
  }

  /** The mean of the candidate is 1.2345, which is 1.23; 2.46 / 1.2345 would be less than 2. */
  private static final Evaluated TWICE =
      evaluated("1/a", 0, timed(List.of(2.4, 2.52), List.of(1.2345, 1.2345)));

  @Test
  void speedupsAreQuotientsOfMeansOfThreeDigits() {
    assertThat(TWICE.runtime()).isEqualTo(1.23);
    assertThat(TWICE.baseline()).isEqualTo(2.46);
    assertThat(fast(List.of(TWICE), 1.5)).isEqualTo(1);
    assertThat(value(List.of(TWICE), "gmsr_correct")).isEqualTo(2, within(1e-12));
  }

  @Test
  void onlySampleZeroCountsAndATaskWithoutItHasFailed() {
    List<Evaluated> trials =
        List.of(
            TWICE,
            evaluated("1/a", 1, failed(Outcome.WRONG, Reason.VALUE)),
            evaluated("1/b", 1, timed(List.of(9.0), List.of(1.0))));
    assertThat(value(trials, "build@k")).isEqualTo(0.5);
    assertThat(value(trials, "pass@k")).isEqualTo(0.5);
    assertThat(fast(trials, 0)).isEqualTo(0.5);
    assertThat(value(trials, "gmsr_correct")).isEqualTo(2, within(1e-12));
  }

  @Test
  void whatCannotBeJudgedHasFailed() {
    List<Evaluated> trials =
        List.of(
            TWICE,
            evaluated("1/b", 0, failed(Outcome.SKIPPED, Reason.MACHINE)),
            evaluated("1/c", 0, failed(Outcome.INFRA_FAILED, Reason.JUDGE)),
            evaluated("1/d", 0, failed(Outcome.WRONG, Reason.VALUE)));
    assertThat(value(trials, "pass@k")).isEqualTo(0.25);
    assertThat(value(trials, "build@k")).isEqualTo(0.5);
    assertThat(score(trials, "pass@k", Optional.empty()).tasks()).isEqualTo(4);
  }

  @Test
  void aCrashIsAHangAndAHangIsNotCompiled() {
    assertThat(evaluated("1/a", 0, failed(Outcome.CRASHED, Reason.SIGNAL)).compiled()).isFalse();
    assertThat(evaluated("1/a", 0, failed(Outcome.TIMED_OUT, Reason.CALL_TIME)).compiled())
        .isFalse();
    assertThat(evaluated("1/a", 0, failed(Outcome.CRASHED, Reason.EXIT)).compiled()).isTrue();
    assertThat(evaluated("1/a", 0, failed(Outcome.NO_CODE, Reason.EMPTY_ANSWER)).compiled())
        .isFalse();
  }

  @Test
  void whatIsRightIsSaidByItsOwnRule() {
    Evidence close = new Evidence(Reason.ALLCLOSE, "");
    Evidence far = new Evidence(Reason.NOT_ALLCLOSE, "");
    Verdict right = timed(List.of(2.0), List.of(1.0));
    Verdict wrong = failed(Outcome.WRONG, Reason.VALUE);
    assertThat(evaluated("1/a", 0, right.withEvidence(close)).correct()).isTrue();
    assertThat(evaluated("1/a", 0, right.withEvidence(far)).correct()).isFalse();
    assertThat(evaluated("1/a", 0, wrong.withEvidence(close)).correct()).isTrue();
    assertThat(evaluated("1/a", 0, wrong.withEvidence(far)).correct()).isFalse();
    assertThat(evaluated("1/a", 0, failed(Outcome.REJECTED, Reason.LATE).withEvidence(close)))
        .extracting(Evaluated::correct)
        .isEqualTo(false);
  }

  @Test
  void aCorrectSampleWithoutATimeIsInNoThresholdAndSpoilsTheMean() {
    List<Evaluated> trials = List.of(TWICE, evaluated("1/b", 0, untimed()));
    assertThat(value(trials, "pass@k")).isEqualTo(1);
    assertThat(fast(trials, 0)).isEqualTo(0.5);
    assertThat(value(trials, "gmsr_correct")).isNaN();
  }

  @Test
  void whereNothingIsRightTheMeanIsZero() {
    List<Evaluated> trials = List.of(evaluated("1/a", 0, failed(Outcome.WRONG, Reason.SHAPE)));
    assertThat(value(trials, "gmsr_correct")).isZero();
    assertThat(score(trials, "gmsr_correct", Optional.empty()).tasks()).isZero();
  }

  @Test
  void thresholdsAreStrict() {
    List<Evaluated> trials = List.of(TWICE);
    assertThat(fast(trials, 1.5)).isEqualTo(1);
    assertThat(fast(trials, 2)).isZero();
  }

  @Test
  void slicesByLabelsAndSaysWhoseItIs() {
    List<Evaluated> trials = new ArrayList<>();
    trials.add(TWICE);
    trials.add(evaluated("2/a", 0, failed(Outcome.WRONG, Reason.VALUE)));
    List<Score> passes =
        PublishedKernelScores.of(trials, List.of("level", "gpu"), List.of()).stream()
            .filter(one -> one.metric().equals("pass@k"))
            .toList();
    assertThat(passes)
        .extracting(one -> one.slice() + " " + one.value() + " " + one.as())
        .containsExactly("{level=1} 1.0 kernelbench", "{level=2} 0.0 kernelbench");
    assertThat(passes.getFirst().k()).contains(1);
    assertThat(passes.getFirst().high()).isInfinite();
  }
}
