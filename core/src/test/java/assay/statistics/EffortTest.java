package assay.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class EffortTest {
  @Test
  void isFoundByName() {
    assertThat(Effort.named("quick")).isEqualTo(Effort.QUICK);
    assertThat(Effort.named("standard")).isEqualTo(Effort.STANDARD);
    assertThat(Effort.named("strict")).isEqualTo(Effort.STRICT);
  }

  @Test
  void namesTheChoicesWhenThereIsNone() {
    assertThatThrownBy(() -> Effort.named("sloppy"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("There is no timing effort 'sloppy'; choose one of quick, standard, strict.");
  }

  @Test
  void refusesWhatCouldNeverEnd() {
    assertThatCode(() -> new Effort("least", 1, 1, 1, 0.01, 0.01, 0.01, false))
        .doesNotThrowAnyException();
    assertRefused(0, 1, 1, 1, 0.01, 1);
    assertRefused(2, 1, 1, 1, 0.01, 1);
    assertRefused(1, 1, 0, 1, 0.01, 1);
    assertRefused(1, 1, 1, 1, 0, 1);
    assertRefused(1, 1, 1, 1, 0.01, 0);
    assertRefused(1, 1, 1, 1, Double.NaN, 1);
    assertRefused(1, 1, 1, 0, 0.01, 1);
  }

  private static void assertRefused(
      int minimum, int maximum, int calls, double batch, double target, double budget) {
    assertThatThrownBy(
            () -> new Effort("odd", minimum, maximum, calls, batch, target, budget, false))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageStartingWith("Effort 'odd' needs");
  }
}
