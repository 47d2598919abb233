package assay.compare;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;

/** Against values from tables of the t distribution. */
final class EstimateTest {
  private static final Offset<Double> CLOSE = within(1e-5);

  @Test
  void ofDifferences() {
    Estimate estimate = Estimate.of(new double[] {0.1, 0.2, 0.3});
    assertThat(estimate.mean()).isEqualTo(0.2, CLOSE);
    assertThat(estimate.error()).isEqualTo(0.057735, CLOSE);
    assertThat(estimate.halfWidth()).isEqualTo(0.248414, CLOSE);
    assertThat(estimate.difference()).isEqualTo(0.074180, CLOSE);
    assertThat(estimate.equivalence(0.5)).isEqualTo(0.017549, CLOSE);
    assertThat(estimate.detectable()).isEqualTo(0.309651, CLOSE);
  }

  @Test
  void ofShares() {
    Estimate estimate = Estimate.ofShares(new double[] {1, 1, 0, 0, 0, 0, 0, 0});
    assertThat(estimate.mean()).isEqualTo(0.2, CLOSE);
    assertThat(estimate.error()).isEqualTo(0.161245, CLOSE);
    assertThat(estimate.tasks()).isEqualTo(8);
  }

  @Test
  void ofTwoSharesIsNotCertain() {
    assertThat(Estimate.ofShares(new double[] {0, 0}).halfWidth()).isEqualTo(3.176551, CLOSE);
  }

  @Test
  void ofTheSameDifferenceEverywhere() {
    Estimate none = Estimate.of(new double[] {0, 0});
    assertThat(none.difference()).isEqualTo(1);
    assertThat(none.equivalence(0.1)).isZero();
    Estimate some = Estimate.of(new double[] {0.5, 0.5});
    assertThat(some.difference()).isZero();
    assertThat(some.equivalence(0.6)).isZero();
    assertThat(some.equivalence(0.5)).isEqualTo(1);
  }

  @Test
  void ofOneTaskIsUnknown() {
    for (Estimate one :
        new Estimate[] {Estimate.of(new double[] {1}), Estimate.ofShares(new double[] {1})}) {
      assertThat(one.mean()).isEqualTo(1);
      assertThat(one.halfWidth()).isInfinite();
      assertThat(one.detectable()).isInfinite();
      assertThat(one.difference()).isEqualTo(1);
      assertThat(one.equivalence(10)).isEqualTo(1);
    }
  }
}
