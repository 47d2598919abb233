package assay.compare;

import static org.assertj.core.api.Assertions.assertThat;

import assay.verdict.Outcome;
import java.util.EnumMap;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** How often the claims are wrong, and how often they are found, in worlds where we know. */
class ComparisonSimulationTest {
  private static final int WORLDS = 1_000;

  /** A promise of 5 % in 1,000 worlds: more than 65 would happen once in 60 tests like this. */
  private static final double AT_MOST = 0.065;

  @Test
  void modelsThatAreAlikeAreSeldomToldApartByTheirPassRates() {
    for (int samples : new int[] {1, 4}) {
      for (int tasks : new int[] {10, 60}) {
        Map<Conclusion, Integer> seen = passes(tasks, samples, 0);
        assertThat(share(seen, Conclusion.BETTER) + share(seen, Conclusion.WORSE))
            .as("%d tasks, %d samples", tasks, samples)
            .isLessThan(AT_MOST);
      }
    }
  }

  @Test
  void modelsThatAreAlikeAreSeldomToldApartByTheirSpeeds() {
    for (int tasks : new int[] {4, 30}) {
      Map<Conclusion, Integer> seen = speeds(tasks, 0.3, 0);
      assertThat(share(seen, Conclusion.FASTER) + share(seen, Conclusion.SLOWER))
          .as("%d tasks", tasks)
          .isLessThan(AT_MOST);
    }
  }

  @Test
  void aDifferenceAsLargeAsTheMarginSeldomPassesAsNone() {
    Map<Conclusion, Integer> speeds = speeds(40, 0.08, Math.log1p(Settings.USUAL.speedMargin()));
    assertThat(share(speeds, Conclusion.SAME)).isLessThan(AT_MOST);
    Map<Conclusion, Integer> passes = passes(400, 1, Settings.USUAL.passMargin());
    assertThat(share(passes, Conclusion.SAME)).isLessThan(AT_MOST);
  }

  @Test
  void equalSpeedsMeasuredWellEnoughAreFoundToBeTheSame() {
    assertThat(share(speeds(60, 0.05, 0), Conclusion.SAME)).isGreaterThan(0.95);
  }

  @Test
  void theSmallestDifferenceSaidToBeVisibleIsSeenFourTimesInFive() {
    int tasks = 30;
    double noise = 0.3;
    double visible = 2.9 * noise / Math.sqrt(tasks);
    double promised = 0;
    SplittableRandom random = new SplittableRandom(5);
    int found = 0;
    for (int world = 0; world < WORLDS; world++) {
      Contrast speed =
          ComparisonTest.speed(
              Comparison.of(base(tasks), other(tasks, noise, visible, random), Settings.USUAL));
      promised += Math.log1p(speed.detectable()) / WORLDS;
      if (speed.low() > 1) {
        found++;
      }
    }
    assertThat(promised).isBetween(0.95 * visible, 1.05 * visible);
    assertThat((double) found / WORLDS).isBetween(0.75, 0.86);
  }

  private static Map<Conclusion, Integer> speeds(int tasks, double noise, double truth) {
    SplittableRandom random = new SplittableRandom(tasks);
    Map<Conclusion, Integer> seen = new EnumMap<>(Conclusion.class);
    for (int world = 0; world < WORLDS; world++) {
      Comparison comparison =
          Comparison.of(base(tasks), other(tasks, noise, truth, random), Settings.USUAL);
      seen.merge(ComparisonTest.speed(comparison).conclusion(), 1, Integer::sum);
    }
    return seen;
  }

  private static Side base(int tasks) {
    Sides sides = new Sides("a");
    for (int task = 0; task < tasks; task++) {
      sides.solved("t" + task + "/omp", 1 + task);
    }
    return sides.side();
  }

  private static Side other(int tasks, double noise, double truth, SplittableRandom random) {
    Sides sides = new Sides("b");
    for (int task = 0; task < tasks; task++) {
      sides.solved(
          "t" + task + "/omp", (1 + task) * Math.exp(truth + noise * random.nextGaussian()));
    }
    return sides.side();
  }

  /** Tasks from nearly impossible to nearly certain; the other side solves them more often. */
  private static Map<Conclusion, Integer> passes(int tasks, int samples, double gain) {
    SplittableRandom random = new SplittableRandom(31L * tasks + samples);
    Map<Conclusion, Integer> seen = new EnumMap<>(Conclusion.class);
    for (int world = 0; world < WORLDS; world++) {
      Sides a = new Sides("a");
      Sides b = new Sides("b");
      for (int task = 0; task < tasks; task++) {
        double ease = (1 - gain) * task / tasks;
        for (int sample = 0; sample < samples; sample++) {
          toss(a, task, random.nextDouble() < ease);
          toss(b, task, random.nextDouble() < ease + gain);
        }
      }
      Contrast contrast = ComparisonTest.pass(Comparison.of(a.side(), b.side(), Settings.USUAL));
      seen.merge(contrast.conclusion(), 1, Integer::sum);
    }
    return seen;
  }

  private static void toss(Sides side, int task, boolean solved) {
    if (solved) {
      side.ended("t" + task + "/omp", Outcome.CORRECT);
    } else {
      side.failed("t" + task + "/omp");
    }
  }

  private static double share(Map<Conclusion, Integer> seen, Conclusion conclusion) {
    return (double) seen.getOrDefault(conclusion, 0) / WORLDS;
  }
}
