package assay.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import net.jqwik.api.constraints.Size;
import org.junit.jupiter.api.Test;

class BootstrapTest {
  @Property(tries = 200)
  void holdsTheMeanAndStaysWithinTheValues(
      @ForAll @Size(min = 2, max = 30) List<@DoubleRange(min = 0, max = 9) Double> values,
      @ForAll long seed) {
    double[] perProblem = values.stream().mapToDouble(value -> value).toArray();
    Interval mean = Bootstrap.mean(perProblem, seed);
    assertThat(mean.value()).isBetween(mean.low() - 1e-9, mean.high() + 1e-9);
    assertThat(mean.low()).isGreaterThanOrEqualTo(Collections.min(values) - 1e-9);
    assertThat(mean.high()).isLessThanOrEqualTo(Collections.max(values) + 1e-9);
  }

  @Test
  void dependsOnNothingButItsArguments() {
    double[] values = {0, 0.2, 0.7, 1, 1, 3};
    assertThat(Bootstrap.mean(values, 7)).isEqualTo(Bootstrap.mean(values, 7));
    double[] gaussian = gaussian(new Random(3), 40, 10);
    assertThat(Bootstrap.mean(gaussian, 7)).isNotEqualTo(Bootstrap.mean(gaussian, 8));
  }

  @Test
  void isAsWideAsTheoryHasIt() {
    double[] values = gaussian(new Random(3), 400, 10);
    Interval mean = Bootstrap.mean(values, 1);
    double expectedHalfWidth = 1.96 / Math.sqrt(400);
    assertThat(mean.value() - mean.low()).isCloseTo(expectedHalfWidth, within(0.015));
    assertThat(mean.high() - mean.value()).isCloseTo(expectedHalfWidth, within(0.015));
  }

  @Test
  void coversTheTruthAboutAsOftenAsItSays() {
    Random random = new Random(11);
    int repetitions = 1_000;
    int covered = 0;
    for (int i = 0; i < repetitions; i++) {
      Interval mean = Bootstrap.mean(gaussian(random, 60, 10), i);
      covered += mean.low() <= 10 && 10 <= mean.high() ? 1 : 0;
    }
    assertThat(covered / (double) repetitions).isBetween(0.925, 0.965);
  }

  private static double[] gaussian(Random random, int count, double level) {
    return IntStream.range(0, count).mapToDouble(_ -> level + random.nextGaussian()).toArray();
  }

  @Test
  void claimsNothingFromOneProblem() {
    assertThat(Bootstrap.mean(new double[] {0.5}, 1))
        .isEqualTo(new Interval(0.5, 0, Double.POSITIVE_INFINITY));
    assertThat(Bootstrap.mean(new double[] {0.5, 0.5}, 1)).isEqualTo(new Interval(0.5, 0.5, 0.5));
  }

  @Test
  void refusesTheMeanOfNothing() {
    assertThatThrownBy(() -> Bootstrap.mean(new double[0], 1))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("A mean needs at least one problem.");
  }
}
