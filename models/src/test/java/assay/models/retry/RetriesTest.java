package assay.models.retry;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import assay.models.wire.Trouble;
import assay.models.wire.Trouble.Kind;
import java.time.Duration;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.atomic.AtomicInteger;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class RetriesTest {
  private static final Patience QUICK =
      new Patience(
          Duration.ofSeconds(1),
          3,
          Duration.ofMillis(1),
          Duration.ofMillis(4),
          Duration.ofHours(1));

  private final Retries retries = new Retries(QUICK, new Random(1));

  @ParameterizedTest
  @EnumSource(Kind.class)
  void repeatsWhatMayPassAndNothingElse(Kind kind) {
    AtomicInteger tries = new AtomicInteger();
    assertThatThrownBy(
            () ->
                retries.call(
                    () -> {
                      tries.incrementAndGet();
                      throw new Trouble(kind, "trouble " + tries.get());
                    },
                    () -> true))
        .isInstanceOf(Trouble.class)
        .hasMessage("trouble " + (kind.isPassing() ? 3 : 1));
    assertThat(tries).hasValue(kind.isPassing() ? 3 : 1);
  }

  @Test
  void doesNotRepeatACallToSomeoneWhoNeverAnswered() {
    AtomicInteger tries = new AtomicInteger();
    assertThatThrownBy(
            () ->
                retries.call(
                    () -> {
                      tries.incrementAndGet();
                      throw new Trouble(Kind.UNREACHABLE, "nobody there");
                    },
                    () -> false))
        .isInstanceOf(Trouble.class);
    assertThat(tries).hasValue(1);
  }

  @Test
  void handsAnInterruptionOn() {
    assertThatThrownBy(
            () ->
                retries.call(
                    () -> {
                      throw new InterruptedException();
                    },
                    () -> true))
        .isInstanceOf(InterruptedException.class);
  }

  @Property(tries = 200)
  void waitsLongerEachTimeButNeverTooLong(@ForAll @IntRange(min = 1, max = 100) int tries) {
    Retries normal = new Retries(Patience.NORMAL, new Random(tries));
    long full = Math.min(60_000, 1000L << Math.min(tries - 1, 20));
    assertThat(normal.delay(new Trouble(Kind.OVERLOADED, ""), tries))
        .isBetween(Duration.ofMillis(full / 2), Duration.ofMillis(full));
  }

  @Property(tries = 200)
  void waitsNoLessThanTheProviderWants(@ForAll @IntRange(min = 0, max = 100_000) int wanted) {
    Duration pause = Duration.ofMillis(wanted);
    assertThat(retries.delay(new Trouble(Kind.RATE_LIMITED, "", Optional.of(pause)), 1))
        .isBetween(pause, pause.plusMillis(wanted / 10 + 100));
  }

  @Test
  void normallyOutlastsAMinute() {
    Retries normal = new Retries(Patience.NORMAL, new Random(1));
    Duration sum = Duration.ZERO;
    for (int tries = 1; tries < Patience.NORMAL.tries(); tries++) {
      sum = sum.plus(normal.delay(new Trouble(Kind.UNREACHABLE, ""), tries));
    }
    assertThat(sum).isGreaterThan(Duration.ofMinutes(2));
  }
}
