package assay.suites.flops.attribute;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

final class AgreementTest {
  @Test
  void kappaIsAgreementBeyondChance() {
    Agreement agreement = new Agreement(20, 5, 10, 15, 3);
    assertThat(agreement.share()).isEqualTo(0.7);
    assertThat(agreement.kappa()).isCloseTo(0.4, within(1e-12));
  }

  @Test
  void whereAllSayTheSameOfAllThereIsNone() {
    assertThat(Agreement.NONE.plus(true, true).kappa()).isNaN();
    assertThat(Agreement.NONE.plusOpen().share()).isNaN();
  }

  @Property
  void itDoesNotMatterWhoIsFirst(
      @ForAll @IntRange(max = 50) int both,
      @ForAll @IntRange(max = 50) int first,
      @ForAll @IntRange(max = 50) int second,
      @ForAll @IntRange(min = 1, max = 50) int neither) {
    double kappa = new Agreement(both, first, second, neither, 0).kappa();
    assertThat(new Agreement(both, second, first, neither, 0).kappa())
        .satisfies(
            other ->
                assertThat(
                        Double.isNaN(kappa) ? Double.isNaN(other) : Math.abs(kappa - other) < 1e-12)
                    .isTrue());
  }
}
