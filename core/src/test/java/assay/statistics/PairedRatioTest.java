package assay.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import assay.verdict.Pair;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import net.jqwik.api.constraints.Size;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;

class PairedRatioTest {
  private static final Offset<Double> EXACT = within(1e-12);

  @Test
  void isTheGeometricMeanOfTheMedianRatios() {
    PairedRatio ratio =
        PairedRatio.of(
            List.of(
                new Pair(List.of(8.0, 900.0, 7.0), List.of(4.0, 1.0, 7.0)),
                new Pair(List.of(16.0), List.of(2.0))));
    assertThat(ratio.speedup().value()).isEqualTo(4, EXACT);
    assertThat(ratio.referenceMs()).isEqualTo(12, EXACT);
    assertThat(ratio.candidateMs()).isEqualTo(3, EXACT);
  }

  @Test
  void hasTheTInterval() {
    Interval speedup = PairedRatio.of(Pairs.of(0.1, 0.2, 0.3)).speedup();
    double half = 9.92484320091807 * 0.1 / Math.sqrt(3);
    assertThat(speedup.value()).isEqualTo(Math.exp(0.2), EXACT);
    assertThat(speedup.low()).isEqualTo(Math.exp(0.2 - half), within(1e-9));
    assertThat(speedup.high()).isEqualTo(Math.exp(0.2 + half), within(1e-9));
    assertThat(speedup.relativeHalfWidth()).isEqualTo(Math.sinh(half), within(1e-9));
  }

  @Test
  void claimsNothingFromOnePair() {
    assertThat(PairedRatio.of(Pairs.of(0.0)).speedup())
        .isEqualTo(new Interval(1, 0, Double.POSITIVE_INFINITY));
    assertThat(PairedRatio.of(Pairs.of(0.0, 0.1)).speedup().high()).isFinite();
  }

  @Test
  void refusesWhatIsNotATime() {
    assertThatThrownBy(() -> PairedRatio.of(List.of()))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("A speedup needs at least one pair of timed processes.");
    assertThatThrownBy(() -> PairedRatio.of(List.of(new Pair(List.of(1.0), List.of(1.0, 2.0)))))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(
            "Both processes of a pair are timed on the same calls, but they have 1 and 2 times.");
    for (List<Double> times :
        List.of(
            List.<Double>of(),
            List.of(1.0, 0.0),
            List.of(Double.NaN, 1.0),
            List.of(Double.POSITIVE_INFINITY))) {
      assertThatThrownBy(() -> PairedRatio.of(List.of(new Pair(List.of(1.0), times))))
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessageEndingWith("all positive and finite, but has " + times + ".");
    }
  }

  @Property(tries = 200)
  void doesNotDependOnTheUnitOfTime(
      @ForAll @Size(min = 2, max = 9) List<@DoubleRange(min = 0.1, max = 100) Double> times,
      @ForAll @DoubleRange(min = 0.01, max = 1000) double unit) {
    Interval plain = PairedRatio.of(pairs(times, 1)).speedup();
    Interval scaled = PairedRatio.of(pairs(times, unit)).speedup();
    assertThat(scaled.low()).isCloseTo(plain.low(), within(1e-9 * plain.low()));
    assertThat(scaled.high()).isCloseTo(plain.high(), within(1e-9 * plain.high()));
  }

  @Property(tries = 200)
  void turnsOverWhenReferenceAndCandidateSwap(
      @ForAll @Size(min = 2, max = 9) List<@DoubleRange(min = 0.1, max = 100) Double> times) {
    List<Pair> pairs = pairs(times, 1);
    List<Pair> swapped =
        pairs.stream().map(pair -> new Pair(pair.candidate(), pair.reference())).toList();
    Interval speedup = PairedRatio.of(pairs).speedup();
    Interval slowdown = PairedRatio.of(swapped).speedup();
    assertThat(slowdown.low() * speedup.high()).isCloseTo(1, within(1e-9));
    assertThat(slowdown.value() * speedup.value()).isCloseTo(1, within(1e-9));
  }

  private static List<Pair> pairs(List<Double> times, double unit) {
    List<Pair> pairs = new ArrayList<>();
    for (int i = 0; i < times.size(); i++) {
      pairs.add(new Pair(List.of(times.get(i) * unit), List.of((i + 1) * unit)));
    }
    return pairs;
  }

  @Test
  void coversTheTruthNinetyNineTimesInAHundred() {
    Random random = new Random(42);
    int repetitions = 2_000;
    int covered = 0;
    for (int i = 0; i < repetitions; i++) {
      Interval speedup = PairedRatio.of(noisyPairs(random, 7, Math.log(1.5))).speedup();
      covered += speedup.low() <= 1.5 && 1.5 <= speedup.high() ? 1 : 0;
    }
    assertThat(covered / (double) repetitions).isBetween(0.983, 0.997);
  }

  /** Processes 2 % apart, calls 1 % apart, and one call in fifty takes twice as long. */
  private static List<Pair> noisyPairs(Random random, int count, double logSpeedup) {
    List<Pair> pairs = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      pairs.add(new Pair(process(random, logSpeedup), process(random, 0)));
    }
    return pairs;
  }

  private static List<Double> process(Random random, double level) {
    double mine = level + 0.02 * random.nextGaussian();
    List<Double> calls = new ArrayList<>();
    for (int call = 0; call < 5; call++) {
      double outlier = random.nextInt(50) == 0 ? Math.log(2) : 0;
      calls.add(Math.exp(mine + 0.01 * random.nextGaussian() + outlier));
    }
    return calls;
  }
}
