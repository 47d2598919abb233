package assay.score;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.DoubleRange;
import net.jqwik.api.constraints.IntRange;
import org.assertj.core.data.Offset;

/** Every metric against all draws of k samples, and what must hold whatever the samples are. */
class MetricsPropertiesTest {
  private static final int FEW = 2;
  private static final int MANY = 8;
  private static final Set<Integer> NS = Set.of(FEW, MANY);
  private static final Offset<Double> ROUNDING = within(1e-9);

  /** A metric, and what one sample brings to a draw by its definition: one value, or one per n. */
  enum Metric {
    BUILD,
    PASS,
    SPEEDUP,
    EFFICIENCY,
    SPEEDUP_MAX,
    SPEEDUP_MAX_POOLED,
    EFFICIENCY_MAX,
    EFFICIENCY_MAX_POOLED;

    double of(List<Sample> samples, int k) {
      return switch (this) {
        case BUILD -> Metrics.build(samples, k);
        case PASS -> Metrics.pass(samples, k);
        case SPEEDUP -> Metrics.speedup(samples, MANY, k);
        case EFFICIENCY -> Metrics.efficiency(samples, MANY, k);
        case SPEEDUP_MAX -> Metrics.speedupMax(samples, NS, k);
        case SPEEDUP_MAX_POOLED -> Metrics.speedupMaxPooled(samples, NS, k);
        case EFFICIENCY_MAX -> Metrics.efficiencyMax(samples, NS, k);
        case EFFICIENCY_MAX_POOLED -> Metrics.efficiencyMaxPooled(samples, NS, k);
      };
    }

    double[] worth(Sample sample) {
      double few = sample.passed() ? sample.speedups().getOrDefault(FEW, 0.0) : 0;
      double many = sample.passed() ? sample.speedups().getOrDefault(MANY, 0.0) : 0;
      return switch (this) {
        case BUILD -> new double[] {sample.built() ? 1 : 0};
        case PASS -> new double[] {sample.passed() ? 1 : 0};
        case SPEEDUP -> new double[] {many};
        case EFFICIENCY -> new double[] {many / MANY};
        case SPEEDUP_MAX -> new double[] {Math.max(few, many)};
        case SPEEDUP_MAX_POOLED -> new double[] {few, many};
        case EFFICIENCY_MAX -> new double[] {Math.max(few / FEW, many / MANY)};
        case EFFICIENCY_MAX_POOLED -> new double[] {few / FEW, many / MANY};
      };
    }
  }

  @Provide
  Arbitrary<List<Sample>> problem() {
    Arbitrary<Map<Integer, Double>> speedups =
        Arbitraries.maps(Arbitraries.of(NS), Arbitraries.doubles().between(0.01, 100));
    return Combinators.combine(Arbitraries.of(0, 1, 2, 2, 2), speedups)
        .as((stage, measured) -> new Sample("scan", 0, stage > 0, stage > 1, measured))
        .list()
        .ofMinSize(1)
        .ofMaxSize(6);
  }

  @Property(tries = 400)
  void isTheMeanBestOverAllDraws(
      @ForAll("problem") List<Sample> samples,
      @ForAll @IntRange(min = 1, max = 6) int draws,
      @ForAll Metric metric) {
    int k = Math.min(draws, samples.size());
    double[] worth =
        samples.stream().flatMapToDouble(one -> Arrays.stream(metric.worth(one))).toArray();
    assertThat(metric.of(samples, k)).isCloseTo(meanBestOverAllDraws(worth, k), ROUNDING);
  }

  @Property(tries = 400)
  void neverFallsAsKGrows(@ForAll("problem") List<Sample> samples, @ForAll Metric metric) {
    for (int k = 2; k <= samples.size(); k++) {
      assertThat(metric.of(samples, k)).isGreaterThanOrEqualTo(metric.of(samples, k - 1) - 1e-9);
    }
  }

  @Property(tries = 400)
  void doesNotDependOnTheOrderOfSamples(
      @ForAll("problem") List<Sample> samples, @ForAll Metric metric, @ForAll long seed) {
    List<Sample> shuffled = new ArrayList<>(samples);
    Collections.shuffle(shuffled, new Random(seed));
    for (int k = 1; k <= samples.size(); k++) {
      assertThat(metric.of(shuffled, k)).isEqualTo(metric.of(samples, k));
    }
  }

  @Property(tries = 400)
  void scalesWithTheSpeedups(
      @ForAll("problem") List<Sample> samples,
      @ForAll Metric metric,
      @ForAll @DoubleRange(min = 0.1, max = 50) double factor) {
    List<Sample> scaled = samples.stream().map(sample -> scaled(sample, factor)).toList();
    boolean rate = metric == Metric.BUILD || metric == Metric.PASS;
    for (int k = 1; k <= samples.size(); k++) {
      double expected = metric.of(samples, k) * (rate ? 1 : factor);
      assertThat(metric.of(scaled, k)).isCloseTo(expected, ROUNDING);
    }
  }

  private static Sample scaled(Sample sample, double factor) {
    Map<Integer, Double> speedups = new HashMap<>(sample.speedups());
    speedups.replaceAll((_, speedup) -> speedup * factor);
    return new Sample(sample.problem(), sample.index(), sample.built(), sample.passed(), speedups);
  }

  /** Draws every set of k values, one after the other. */
  private static double meanBestOverAllDraws(double[] values, int k) {
    double sum = 0;
    int draws = 0;
    for (int set = 0; set < 1 << values.length; set++) {
      if (Integer.bitCount(set) == k) {
        double best = 0;
        for (int i = 0; i < values.length; i++) {
          if ((set >> i & 1) == 1) {
            best = Math.max(best, values[i]);
          }
        }
        sum += best;
        draws++;
      }
    }
    return sum / draws;
  }
}
