package assay.score;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import assay.verdict.Outcome;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.DoubleRange;
import net.jqwik.api.constraints.IntRange;
import org.assertj.core.data.Offset;

/** What must hold of fast_p@k and of the nine ratios whatever was answered. */
class SpeedPropertiesTest {
  private static final Offset<Double> ROUNDING = within(1e-9);
  private static final Set<Integer> NS = Set.of(1);

  /** Speedups; 0 stands for a wrong sample. */
  @Provide
  Arbitrary<List<Double>> samples() {
    return Arbitraries.oneOf(Arbitraries.just(0.0), Arbitraries.doubles().between(0.02, 20))
        .list()
        .ofMinSize(1)
        .ofMaxSize(7);
  }

  @Provide
  Arbitrary<Double> thresholds() {
    return Arbitraries.oneOf(
        Arbitraries.of(0.0, 0.5, 1.0, 2.0), Arbitraries.doubles().between(0, 25));
  }

  @Provide
  Arbitrary<List<ScoredTrial>> tasks() {
    return samples().list().ofMinSize(1).ofMaxSize(6).map(SpeedPropertiesTest::trials);
  }

  private static List<ScoredTrial> trials(List<List<Double>> tasks) {
    List<ScoredTrial> trials = new ArrayList<>();
    for (int task = 0; task < tasks.size(); task++) {
      for (int sample = 0; sample < tasks.get(task).size(); sample++) {
        trials.add(trial("t" + task, sample, tasks.get(task).get(sample)));
      }
    }
    return trials;
  }

  private static ScoredTrial trial(String task, int sample, double speedup) {
    return new ScoredTrial(
        task,
        Map.of("model", "m"),
        sample,
        speedup > 0 ? Outcome.CORRECT : Outcome.WRONG,
        speedup > 0 ? Map.of(1, speedup) : Map.of(),
        NS,
        Set.of());
  }

  private static List<Sample> problem(List<Double> speedups) {
    List<Sample> samples = new ArrayList<>();
    for (double speedup : speedups) {
      Map<Integer, Double> timed = speedup > 0 ? Map.of(1, speedup) : Map.of();
      samples.add(new Sample("relu", samples.size(), true, speedup > 0, timed));
    }
    return samples;
  }

  private static Map<String, Double> ratios(List<ScoredTrial> trials) {
    return new SpeedScorer(List.of(), List.of(1), List.of(), 1)
        .scores(trials).stream().collect(Collectors.toMap(Score::metric, Score::value));
  }

  @Property(tries = 500)
  void isTheShareOfDrawsThatHoldAFastOne(
      @ForAll("samples") List<Double> speedups,
      @ForAll("thresholds") double p,
      @ForAll @IntRange(min = 1, max = 7) int draws) {
    int k = Math.min(draws, speedups.size());
    int sets = 0;
    int hits = 0;
    for (int set = 0; set < 1 << speedups.size(); set++) {
      if (Integer.bitCount(set) == k) {
        boolean hit = false;
        for (int i = 0; i < speedups.size(); i++) {
          hit |= (set >> i & 1) == 1 && speedups.get(i) > p;
        }
        sets++;
        hits += hit ? 1 : 0;
      }
    }
    assertThat(Metrics.fast(problem(speedups), NS, p, k)).isCloseTo((double) hits / sets, ROUNDING);
  }

  @Property(tries = 500)
  void neverRisesWithTheThresholdNorFallsWithK(
      @ForAll("samples") List<Double> speedups,
      @ForAll("thresholds") double one,
      @ForAll("thresholds") double other) {
    List<Sample> samples = problem(speedups);
    for (int k = 1; k <= samples.size(); k++) {
      double low = Metrics.fast(samples, NS, Math.min(one, other), k);
      double high = Metrics.fast(samples, NS, Math.max(one, other), k);
      assertThat(high).isLessThanOrEqualTo(low + 1e-12);
      assertThat(high).isBetween(Metrics.fast(samples, NS, Math.max(one, other), 1) - 1e-12, 1.0);
    }
  }

  @Property(tries = 300)
  void atZeroItIsPass(@ForAll("samples") List<Double> speedups) {
    List<Sample> samples = problem(speedups);
    for (int k = 1; k <= samples.size(); k++) {
      assertThat(Metrics.fast(samples, NS, 0, k)).isEqualTo(Metrics.pass(samples, k));
      assertThat(Metrics.fast(samples, Set.of(), 0, k)).isEqualTo(Metrics.pass(samples, k));
      assertThat(Metrics.fast(samples, Set.of(), 0.01, k)).isZero();
    }
  }

  /** With one sample of each task the formulas are those of the paper, written out here. */
  @Property(tries = 60)
  void ratiosFollowThePaper(@ForAll("samples") List<Double> speedups) {
    List<ScoredTrial> trials = trials(speedups.stream().map(List::of).toList());
    double n = speedups.size();
    double correct = 0;
    double sum = 0;
    double lazySum = 0;
    double product = 1;
    double lazyProduct = 1;
    double weighted = 0;
    double logarithmic = 0;
    for (double speedup : speedups) {
      double c = speedup > 0 ? 1 : 0;
      correct += c;
      sum += c * speedup;
      lazySum += Math.max(c * speedup, 1);
      product *= Math.pow(speedup, c);
      lazyProduct *= Math.max(speedup, 1);
      weighted += c * (0.5 + 0.5 * speedup);
      logarithmic += c * Math.log(1 + speedup);
    }
    double geometric = correct == 0 ? 0 : Math.pow(product, 1 / correct);
    Map<String, Double> expected =
        Map.of(
            "amsr_correct",
            correct == 0 ? 0 : sum / correct,
            "amsr",
            sum / n,
            "amsr_lazy",
            lazySum / n,
            "gmsr_correct",
            geometric,
            "gmsr",
            Math.pow(product, 1 / n),
            "gmsr_lazy",
            Math.pow(lazyProduct, 1 / n),
            "sgmsr",
            correct / n * geometric,
            "aws",
            weighted,
            "wls",
            logarithmic);
    Map<String, Double> found = ratios(trials);
    expected.forEach(
        (metric, value) -> assertThat(found.get(metric)).as(metric).isCloseTo(value, ROUNDING));
  }

  @Property(tries = 40)
  void theOrderOfRowsDoesNotMatter(@ForAll("tasks") List<ScoredTrial> trials, @ForAll long seed) {
    List<ScoredTrial> shuffled = new ArrayList<>(trials);
    Collections.shuffle(shuffled, new Random(seed));
    SpeedScorer scorer = new SpeedScorer(List.of(), List.of(1), List.of(0.0, 1.0), 7);
    List<Score> scores = scorer.scores(trials);
    List<Score> again = scorer.scores(shuffled);
    for (int i = 0; i < scores.size(); i++) {
      assertThat(again.get(i).metric()).isEqualTo(scores.get(i).metric());
      assertThat(again.get(i).value()).isCloseTo(scores.get(i).value(), ROUNDING);
    }
  }

  @Property(tries = 40)
  void meansScaleWithTheSpeedups(
      @ForAll("tasks") List<ScoredTrial> trials,
      @ForAll @DoubleRange(min = 0.1, max = 10) double factor) {
    List<ScoredTrial> scaled =
        trials.stream()
            .map(
                one ->
                    trial(one.task(), one.sample(), factor * one.speedups().getOrDefault(1, 0.0)))
            .toList();
    Map<String, Double> before = ratios(trials);
    Map<String, Double> after = ratios(scaled);
    for (String metric : List.of("amsr_correct", "amsr", "gmsr_correct", "sgmsr")) {
      assertThat(after.get(metric))
          .as(metric)
          .isCloseTo(factor * before.getOrDefault(metric, 0.0), ROUNDING);
    }
  }
}
