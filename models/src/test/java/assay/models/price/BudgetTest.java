package assay.models.price;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.offset;

import assay.model.ModelException;
import assay.models.price.Budget.Reservation;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;

class BudgetTest {
  @Test
  void waitsForWhatCallsUnderWayReallyCost() throws Exception {
    Budget budget = Budget.of(1, 0.4);
    Reservation first = budget.reserve(0.3);
    Reservation second = budget.reserve(0.3);
    AtomicBoolean granted = new AtomicBoolean();
    Thread third =
        Thread.ofVirtual()
            .start(
                () -> {
                  try (Reservation _ = budget.reserve(0.2)) {
                    granted.set(true);
                  } catch (ModelException | InterruptedException given) {
                    Thread.currentThread().interrupt();
                  }
                });
    assertThat(third.join(Duration.ofMillis(100))).isFalse();
    first.cost(0.1);
    first.close();
    assertThat(third.join(Duration.ofSeconds(5))).isTrue();
    assertThat(granted).isTrue();
    second.close();
    second.close();
    assertThat(budget.spent()).isEqualTo(0.5, offset(1e-9));
    budget.reserve(0.5).close();
  }

  @Test
  void refusesWhatIsLeftOver() {
    Budget budget = Budget.of(1, 0.95);
    assertThatThrownBy(() -> budget.reserve(0.06))
        .isInstanceOf(ModelException.class)
        .hasMessage(
            "The spending limit of $1.00 is reached: $0.9500 are spent, and the next call may cost"
                + " $0.0600. What was answered is kept; raise --budget to go on.");
  }

  @Test
  void countsWhatWasLost() throws Exception {
    Budget budget = Budget.of(1, 0);
    try (Reservation money = budget.reserve(0.2)) {
      money.lost();
      money.cost(0.1);
    }
    assertThat(budget.spent()).isEqualTo(0.3, offset(1e-9));
  }

  @Test
  void refusesNothingWithoutALimit() throws Exception {
    Budget budget = Budget.unlimited();
    budget.reserve(1e9).close();
    assertThat(budget.isLimited()).isFalse();
  }

  @Test
  void estimatesTime() {
    assertThat(Estimate.time(0, 0)).isEqualTo(Duration.ZERO);
    assertThat(Estimate.time(1, 50)).isEqualTo(Duration.ofSeconds(2));
    assertThat(Estimate.time(80, 4000)).isEqualTo(Duration.ofSeconds(20));
  }

  @Test
  void countsTokens() {
    assertThat(Tokens.in("")).isZero();
    assertThat(Tokens.in("double average(std::vector<double> const& x) {")).isBetween(8, 14);
    assertThat(Tokens.in("<|endoftext|>")).isPositive();
  }
}
