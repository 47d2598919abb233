package assay.compare;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

final class HolmTest {
  @Test
  void correctsTheSmallestMostAndKeepsTheOrder() {
    assertThat(Holm.adjust(new double[] {0.01, 0.04, 0.03, 0.005}))
        .containsExactly(new double[] {0.03, 0.06, 0.06, 0.02}, within(1e-12));
    assertThat(Holm.adjust(new double[] {0.6, 0.7})).containsExactly(1, 1);
    assertThat(Holm.adjust(new double[0])).isEmpty();
  }
}
