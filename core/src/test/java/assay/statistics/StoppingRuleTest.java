package assay.statistics;

import static assay.verdict.StopReason.BUDGET;
import static assay.verdict.StopReason.CONVERGED;
import static assay.verdict.StopReason.STABLE_BUT_NOISY;
import static assay.verdict.StopReason.UNSTABLE;
import static org.assertj.core.api.Assertions.assertThat;

import assay.verdict.Pair;
import assay.verdict.StopReason;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.DoubleStream;
import org.junit.jupiter.api.Test;

class StoppingRuleTest {
  private static final double BUDGET_SECONDS = Effort.STANDARD.budgetSeconds();

  private static Optional<StopReason> standard(double... logRatios) {
    return StoppingRule.decide(Pairs.of(logRatios), Effort.STANDARD, 0);
  }

  @Test
  void convergesOnceTheIntervalIsAsNarrowAsAsked() {
    Interval interval = PairedRatio.interval(Pairs.swinging(8, 0.02));
    double reached = interval.relativeHalfWidth();
    assertThat(decide(Pairs.swinging(8, 0.02), reached * 1.01)).contains(CONVERGED);
    assertThat(decide(Pairs.swinging(8, 0.02), reached * 0.99)).isEmpty();
  }

  private static Optional<StopReason> decide(double[] logRatios, double target) {
    Effort effort = new Effort("odd", 7, 400, 5, 10, target, 30, false);
    return StoppingRule.decide(Pairs.of(logRatios), effort, 0);
  }

  @Test
  void doesNotBelieveANarrowIntervalBeforeTheMinimum() {
    assertThat(standard(Pairs.swinging(9, 0.0001))).isEmpty();
    assertThat(standard(Pairs.swinging(10, 0.0001))).contains(CONVERGED);
  }

  /** With 16 pairs the noise may be 0.775 of what it looks; 80 such pairs must not reach 2 %. */
  @Test
  void givesUpOnlyWhenEvenTheLeastNoiseIsOutOfReach() {
    assertThat(standard(Pairs.swinging(16, 0.0853))).contains(STABLE_BUT_NOISY);
    assertThat(standard(Pairs.swinging(16, 0.0839))).isEmpty();
  }

  @Test
  void callsNoiseSettledWhenItsLastFiveEstimatesAgree() {
    assertThat(standard(withOutlierAt(25))).contains(STABLE_BUT_NOISY);
    assertThat(standard(withOutlierAt(26))).isEmpty();
  }

  private static double[] withOutlierAt(int index) {
    double[] ratios = Pairs.swinging(30, 0.2);
    ratios[index] = 1;
    return ratios;
  }

  @Test
  void goesOnAfterAnOutlierWhoseNoiseIsStillFalling() {
    double[] ratios = Pairs.swinging(16, 0.01);
    ratios[7] = 1;
    assertThat(standard(ratios)).isEmpty();
  }

  @Test
  void stopsWhenPairsRunOut() {
    Effort effort = new Effort("short", 3, 12, 5, 10, 0.02, 30, false);
    double[] ratios = Pairs.swinging(12, 0.025);
    assertThat(StoppingRule.decide(Pairs.of(Arrays.copyOf(ratios, 11)), effort, 0)).isEmpty();
    assertThat(StoppingRule.decide(Pairs.of(ratios), effort, 0)).contains(BUDGET);
  }

  @Test
  void stopsWhenTimeRunsOutEvenBeforeTheMinimum() {
    List<Pair> one = Pairs.of(0.1);
    assertThat(StoppingRule.decide(one, Effort.STANDARD, BUDGET_SECONDS - 0.1)).isEmpty();
    assertThat(StoppingRule.decide(one, Effort.STANDARD, BUDGET_SECONDS)).contains(BUDGET);
    assertThat(StoppingRule.decide(List.of(), Effort.STANDARD, BUDGET_SECONDS + 1)).isEmpty();
  }

  @Test
  void waitsForADriftToEndAndCallsItUnstableIfItDoesNot() {
    double[] drift = drifting(12, 0.01);
    assertThat(StoppingRule.decide(Pairs.of(drift), Effort.STANDARD, 1)).isEmpty();
    assertThat(StoppingRule.decide(Pairs.of(drift), Effort.STANDARD, BUDGET_SECONDS))
        .contains(UNSTABLE);
    double[] falling = DoubleStream.of(drift).map(ratio -> -ratio).toArray();
    assertThat(StoppingRule.decide(Pairs.of(falling), Effort.STANDARD, BUDGET_SECONDS))
        .contains(UNSTABLE);
  }

  @Test
  void overlooksADriftTooSmallToMatter() {
    assertThat(standard(drifting(12, 0.0034))).contains(CONVERGED);
    assertThat(standard(drifting(12, 0.0038))).isEmpty();
  }

  @Test
  void seesNoDriftInAHandfulOfPairs() {
    assertThat(StoppingRule.decide(Pairs.of(drifting(5, 0.1)), Effort.STANDARD, BUDGET_SECONDS))
        .contains(BUDGET);
    assertThat(StoppingRule.decide(Pairs.of(drifting(6, 0.1)), Effort.STANDARD, BUDGET_SECONDS))
        .contains(UNSTABLE);
  }

  @Test
  void overlooksADriftThatChanceExplains() {
    double[] ratios = Pairs.swinging(12, 0.1);
    for (int i = 0; i < ratios.length; i++) {
      ratios[i] += 0.01 * i;
    }
    assertThat(StoppingRule.decide(Pairs.of(ratios), Effort.STANDARD, BUDGET_SECONDS))
        .isNotEmpty()
        .get()
        .isNotEqualTo(UNSTABLE);
  }

  private static double[] drifting(int count, double step) {
    double[] ratios = Pairs.swinging(count, 0.0001);
    for (int i = 0; i < count; i++) {
      ratios[i] += step * i;
    }
    return ratios;
  }

  @Test
  void quickEndsAtThreePairsWhateverTheySay() {
    assertThat(StoppingRule.decide(Pairs.of(0.0, 0.0), Effort.QUICK, 0)).isEmpty();
    assertThat(StoppingRule.decide(Pairs.of(0.0, 0.001, 0.0), Effort.QUICK, 0)).contains(CONVERGED);
    assertThat(StoppingRule.decide(Pairs.of(0.0, 0.5, -0.5), Effort.QUICK, 0)).contains(BUDGET);
    assertThat(StoppingRule.decide(Pairs.of(0.0, 0.5, 1.0), Effort.QUICK, 0)).contains(BUDGET);
  }

  @Test
  void keepsItsPromiseAlthoughItLooksAfterEveryPair() {
    Random random = new Random(7);
    int repetitions = 2_000;
    int converged = 0;
    int withinTarget = 0;
    int covered = 0;
    for (int i = 0; i < repetitions; i++) {
      List<Pair> pairs = new ArrayList<>();
      Optional<StopReason> stop = Optional.empty();
      while (stop.isEmpty()) {
        pairs.addAll(Pairs.of(0.03 * random.nextGaussian()));
        stop = StoppingRule.decide(pairs, Effort.STANDARD, 0);
      }
      Interval speedup = PairedRatio.of(pairs).speedup();
      converged += stop.get() == CONVERGED ? 1 : 0;
      withinTarget += Math.abs(speedup.value() - 1) <= Effort.STANDARD.targetHalfWidth() ? 1 : 0;
      covered += speedup.low() <= 1 && 1 <= speedup.high() ? 1 : 0;
    }
    assertThat(converged / (double) repetitions).isGreaterThan(0.99);
    assertThat(withinTarget / (double) repetitions).isBetween(0.975, 0.995);
    assertThat(covered / (double) repetitions).isBetween(0.97, 0.99);
  }
}
