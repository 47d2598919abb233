package assay.models.rate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import assay.models.rate.Limiter.Permit;
import assay.models.rate.Limiter.Sign;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

class LimiterTest {
  private static void round(Limiter limiter, Sign sign) throws InterruptedException {
    List<Permit> permits = new ArrayList<>();
    for (int i = limiter.limit(); i > 0; i--) {
      permits.add(limiter.acquire());
    }
    permits.forEach(permit -> limiter.release(permit, sign));
  }

  @Test
  void startsWithFour() throws Exception {
    Limiter limiter = new Limiter(64);
    for (int i = 0; i < 4; i++) {
      limiter.acquire();
    }
    Thread fifth =
        Thread.ofVirtual()
            .start(
                () -> {
                  try {
                    limiter.acquire();
                  } catch (InterruptedException given) {
                    Thread.currentThread().interrupt();
                  }
                });
    assertThat(fifth.join(Duration.ofMillis(100))).isFalse();
    limiter.release(new Permit(0), Sign.NEITHER);
    assertThat(fifth.join(Duration.ofSeconds(5))).isTrue();
  }

  @Test
  void addsOneForEachRoundThatGoesWell() throws Exception {
    Limiter limiter = new Limiter(64);
    List<Integer> limits = new ArrayList<>();
    for (int i = 0; i < 12; i++) {
      round(limiter, Sign.WELL);
      limits.add(limiter.limit());
    }
    assertThat(limits.getLast()).isBetween(9, 16);
    assertThat(limits).isSorted();
  }

  @Test
  void halvesOnceForEachRoundThatIsOverrun() throws Exception {
    Limiter limiter = new Limiter(64);
    for (int i = 0; i < 30; i++) {
      round(limiter, Sign.WELL);
    }
    int before = limiter.limit();
    round(limiter, Sign.OVERRUN);
    assertThat(limiter.limit()).isEqualTo(before / 2);
    round(limiter, Sign.OVERRUN);
    assertThat(limiter.limit()).isEqualTo(before / 4);
  }

  @Test
  void doesNotGrowWhileNobodyNeedsIt() throws Exception {
    Limiter limiter = new Limiter(64);
    for (int i = 0; i < 100; i++) {
      limiter.release(limiter.acquire(), Sign.WELL);
    }
    assertThat(limiter.limit()).isEqualTo(4);
  }

  @Test
  void wantsRoomForOne() {
    assertThatThrownBy(() -> new Limiter(0)).isInstanceOf(IllegalArgumentException.class);
  }

  @Property(tries = 50)
  void staysBetweenOneAndItsCeiling(
      @ForAll @IntRange(min = 1, max = 20) int ceiling, @ForAll List<Sign> signs)
      throws InterruptedException {
    Limiter limiter = new Limiter(ceiling);
    for (Sign sign : signs) {
      round(limiter, sign);
      assertThat(limiter.limit()).isBetween(1, ceiling);
    }
  }
}
