package assay.models.rate;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.api.Test;

class GateTest {
  private final Gate gate = new Gate(Duration.ofMillis(100), Duration.ofMillis(400));

  private static Duration timed(Work work) throws Exception {
    long start = System.nanoTime();
    work.run();
    return Duration.ofNanos(System.nanoTime() - start);
  }

  private interface Work {
    void run() throws Exception;
  }

  private void vanish() throws InterruptedException {
    for (int i = 0; i < 5; i++) {
      assertThat(gate.pass()).isFalse();
      gate.silent(false);
      gate.over(false);
    }
  }

  @Test
  void holdsCallsForAsLongAsItIsTold() throws Exception {
    gate.pause(Duration.ofMillis(200));
    gate.pause(Duration.ofMillis(50));
    assertThat(timed(gate::pass)).isGreaterThan(Duration.ofMillis(150));
  }

  @Test
  void letsOneCallThroughWhenTheProviderIsGone() throws Exception {
    vanish();
    assertThat(timed(() -> assertThat(gate.pass()).isTrue())).isGreaterThan(Duration.ofMillis(80));
    Thread second =
        Thread.ofVirtual()
            .start(
                () -> {
                  try {
                    gate.pass();
                  } catch (InterruptedException e) {
                    Thread.currentThread().interrupt();
                  }
                });
    assertThat(second.join(Duration.ofMillis(300))).isFalse();
    gate.answered();
    gate.over(true);
    assertThat(second.join(Duration.ofSeconds(5))).isTrue();
    assertThat(gate.pass()).isFalse();
  }

  @Test
  void triesEverMoreSeldom() throws Exception {
    vanish();
    for (int expected : new int[] {100, 200, 400, 400}) {
      assertThat(timed(() -> assertThat(gate.pass()).isTrue()))
          .isBetween(Duration.ofMillis(expected - 20), Duration.ofMillis(expected + 300));
      gate.silent(true);
      gate.over(true);
    }
  }

  @Test
  void triesAgainAfterATryThatSaysNothing() throws Exception {
    vanish();
    assertThat(gate.pass()).isTrue();
    gate.over(true);
    assertThat(gate.pass()).isTrue();
  }

  @Test
  void remembersWhetherItEverHadAnAnswer() throws Exception {
    assertThat(gate.wasReached()).isFalse();
    vanish();
    assertThat(gate.wasReached()).isFalse();
    gate.answered();
    assertThat(gate.wasReached()).isTrue();
  }
}
