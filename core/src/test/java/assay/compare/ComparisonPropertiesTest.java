package assay.compare;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;

class ComparisonPropertiesTest {
  /** What counting the observed as a draw and the tie-breaker may change. */
  private static final double COUNTS = 2e-4;

  @Property(tries = 200)
  void swappingTheSidesMirrorsEverything(
      @ForAll @Size(min = 2, max = 12) List<@DoubleRange(min = -1, max = 1) Double> left,
      @ForAll @Size(min = 2, max = 12) List<@DoubleRange(min = -1, max = 1) Double> right) {
    Comparison forth = Comparison.of(side("a", left), side("b", right), Settings.USUAL);
    Comparison back = Comparison.of(side("b", right), side("a", left), Settings.USUAL);
    assertThat(back.contrasts()).hasSameSizeAs(forth.contrasts());
    for (int i = 0; i < forth.contrasts().size(); i++) {
      Contrast one = forth.contrasts().get(i);
      Contrast mirrored = back.contrasts().get(i);
      assertThat(mirrored.difference()).isEqualTo(one.difference(), within(1e-9));
      assertThat(mirrored.equivalence()).isEqualTo(one.equivalence(), within(1e-9));
      assertThat(mirrored.detectable()).isEqualTo(one.detectable(), within(1e-9));
      assertThat(mirrored.base()).isEqualTo(one.other(), within(1e-12));
      assertThat(mirrored.conclusion()).isEqualTo(mirror(one.conclusion()));
    }
    assertThat(back.flips()).hasSameSizeAs(forth.flips());
  }

  @Property(tries = 200)
  void theIntervalHoldsTheEffectOfSpeedsAndNoClaimGoesAgainstIt(
      @ForAll @Size(min = 2, max = 12) List<@DoubleRange(min = 0.01, max = 1) Double> left,
      @ForAll @Size(min = 2, max = 12) List<@DoubleRange(min = 0.01, max = 1) Double> right) {
    Comparison comparison = Comparison.of(side("a", left), side("b", right), Settings.USUAL);
    Contrast speed = ComparisonTest.speed(comparison);
    assertThat(speed.effect()).isBetween(speed.low(), speed.high());
    if (speed.conclusion() == Conclusion.FASTER) {
      assertThat(speed.low()).isGreaterThan(1);
    }
    if (speed.conclusion() == Conclusion.SLOWER) {
      assertThat(speed.high()).isLessThan(1);
    }
  }

  @Property(tries = 300)
  void holmLiesBetweenNoCorrectionAndBonferroni(
      @ForAll @Size(min = 1, max = 20) List<@DoubleRange(min = 0, max = 1) Double> chances) {
    double[] raw = chances.stream().mapToDouble(Double::doubleValue).toArray();
    double[] adjusted = Holm.adjust(raw);
    for (int i = 0; i < raw.length; i++) {
      assertThat(adjusted[i]).isGreaterThanOrEqualTo(raw[i]);
      assertThat(adjusted[i]).isLessThanOrEqualTo(1);
      for (int j = 0; j < raw.length; j++) {
        if (raw[i] < raw[j]) {
          assertThat(adjusted[i]).isLessThanOrEqualTo(adjusted[j]);
        }
      }
    }
    double least = Arrays.stream(raw).min().orElseThrow();
    assertThat(Arrays.stream(adjusted).min().orElseThrow())
        .isEqualTo(Math.min(1, raw.length * least), within(1e-12));
  }

  @Property(tries = 100)
  void withOneSamplePerTaskTheTestIsMcNemars(
      @ForAll @IntRange(min = 0, max = 14) int gained,
      @ForAll @IntRange(min = 0, max = 14) int lost) {
    double[] differences = new double[gained + lost + 5];
    Arrays.fill(differences, 0, gained, 1);
    Arrays.fill(differences, gained, gained + lost, -1);
    assertThat(SignFlip.chance(differences, 1)).isEqualTo(mcNemar(gained, lost), within(1e-9));
  }

  /** Of numbers without pattern: where sums are equal, one more small number breaks the tie. */
  @Property(tries = 30)
  void drawingSignsAgreesWithTryingThemAll(@ForAll long seed) {
    double[] exact = new SplittableRandom(seed).doubles(16, -1, 1).toArray();
    double[] more = Arrays.copyOf(exact, 17);
    more[16] = 1e-6;
    double chance = SignFlip.chance(exact, 7);
    double spread = Math.sqrt(chance * (1 - chance) / SignFlip.DRAWS);
    assertThat(SignFlip.chance(more, 7)).isEqualTo(chance, within(6 * spread + COUNTS));
  }

  private static double mcNemar(int gained, int lost) {
    int discordant = gained + lost;
    double tail = 0;
    double coefficient = 1;
    for (int i = 0; i <= Math.min(gained, lost); i++) {
      tail += coefficient * Math.pow(0.5, discordant);
      coefficient *= (double) (discordant - i) / (i + 1);
    }
    return Math.min(1, 2 * tail);
  }

  /** A task fails where the value is negative, else its speedup is the value. */
  private static Side side(String name, List<Double> values) {
    Sides sides = new Sides(name);
    for (int i = 0; i < values.size(); i++) {
      double value = values.get(i);
      if (value <= 0) {
        sides.failed("t" + i + "/omp");
      } else {
        sides.solved("t" + i + "/omp", value);
      }
    }
    return sides.side();
  }

  private static Conclusion mirror(Conclusion conclusion) {
    return switch (conclusion) {
      case FASTER -> Conclusion.SLOWER;
      case SLOWER -> Conclusion.FASTER;
      case BETTER -> Conclusion.WORSE;
      case WORSE -> Conclusion.BETTER;
      case SAME -> Conclusion.SAME;
      case AMBIGUOUS -> Conclusion.AMBIGUOUS;
    };
  }
}
