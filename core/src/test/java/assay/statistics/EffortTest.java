package assay.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class EffortTest {
  @Test
  void isFoundByName() {
    assertThat(Effort.named("quick")).isEqualTo(Effort.QUICK);
    assertThat(Effort.named("standard")).isEqualTo(Effort.STANDARD);
    assertThat(Effort.named("strict")).isEqualTo(Effort.STRICT);
  }

  @Test
  void namesTheSizesItTimesAtToo() {
    Effort effort = Effort.named("quick@4,1,1/4,4");
    assertThat(effort.name()).isEqualTo("quick@1/4,4");
    assertThat(effort.sizes()).containsExactly(0.25, 4.0);
    assertThat(effort.minimumPairs()).isEqualTo(Effort.QUICK.minimumPairs());
    assertThat(effort.budgetSeconds()).isEqualTo(Effort.QUICK.budgetSeconds());
    assertThat(Effort.named(effort.name())).isEqualTo(effort);
    assertThat(Effort.named("strict@1")).isEqualTo(Effort.STRICT);
    assertThat(Effort.STRICT.sizes()).isEmpty();
    assertThat(Effort.sizesIn("some other word")).isEmpty();
    assertThat(Effort.sizesIn("unknown@1/2")).containsExactly(0.5);
  }

  @Test
  void namesTheTeamsThatAreAskedFor() {
    Effort effort = Effort.named("quick:1,16,2x8@1/4");
    assertThat(effort.teams()).containsExactly("1", "16", "2x8");
    assertThat(effort.sizes()).containsExactly(0.25);
    assertThat(effort.name()).isEqualTo("quick:1,16,2x8@1/4");
    assertThat(Effort.named(effort.name())).isEqualTo(effort);
    assertThat(Effort.QUICK.teams()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "0", "2x", "x2", "2x0", "1/4", "-1", "12345", "2x4x8"})
  void refusesTeamsThatAreNone(String team) {
    assertThatThrownBy(() -> Effort.named("quick:" + team))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(
            "'%s' is no number of threads or ranks; write 16, or 2x8 for ranks of threads."
                .formatted(team));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "3", "1/3", "0", "2048", "1/2048", "-2", "0.5", "1/"})
  void refusesSizesThatAreNoPowersOfTwo(String size) {
    assertThatThrownBy(() -> Effort.named("quick@" + size))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(
            "'%s' is no factor of a size; write a power of two such as 1/4 or 4, up to 1024."
                .formatted(size));
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
