package assay.suites.pareval.published;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

/** The slips by which published scores differ from their definitions. */
final class EstimatorsTest {
  private static final double[] SECONDS = {1, 0.5, 0.25, 0.125};

  @Test
  void aBestOfTwoCanBeWorseThanABestOfOne() {
    assertThat(Estimators.speedup(SECONDS, 1, 1)).isEqualTo(3.75);
    assertThat(Estimators.speedup(SECONDS, 1, 2)).isCloseTo(3.17, within(0.01));
  }

  @Test
  void tooFewSamplesMakeASumOfTheMean() {
    assertThat(Estimators.speedup(SECONDS, 1, 5)).isEqualTo(15);
  }

  @Test
  void noneRightOfTooFewIsCertainty() {
    assertThat(Estimators.atLeastOne(2, 0, 5)).isEqualTo(1);
    assertThat(Estimators.atLeastOne(20, 0, 5)).isZero();
  }

  @Test
  void timesAndResourcesAreMixedUp() {
    double mixed = Estimators.efficiency(new double[] {1, 0.01}, 1, new double[] {1, 64}, 1);
    assertThat(mixed).isCloseTo((1 / 0.01 / 1 + 1.0 / 1 / 64) / 2, within(1e-12));
  }

  @Test
  void aTimeThatIsMissingTakesTheProblemWithIt() {
    assertThat(Estimators.speedup(new double[] {1, Double.NaN}, 1, 1)).isNaN();
    assertThat(Estimators.mean(new double[] {2, Double.NaN, 4})).isEqualTo(3);
  }
}
