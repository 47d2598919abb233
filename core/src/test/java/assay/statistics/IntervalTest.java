package assay.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class IntervalTest {
  @Test
  void measuresItsWidthAgainstItsValue() {
    assertThat(new Interval(2, 1.5, 3).relativeHalfWidth()).isEqualTo(0.375);
    assertThat(Interval.unknown(2).relativeHalfWidth()).isInfinite();
  }

  @Test
  void refusesEndsInTheWrongOrder() {
    assertThat(new Interval(1, 1, 1).low()).isEqualTo(1);
    assertThatThrownBy(() -> new Interval(1, 2, 1))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("An interval cannot run from 2.0 to 1.0.");
    assertThatThrownBy(() -> new Interval(1, Double.NaN, 1))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
