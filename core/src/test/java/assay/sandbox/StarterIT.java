package assay.sandbox;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;

class StarterIT {
  @Test
  void aChildOutlivesTheThreadThatAskedForIt() throws Exception {
    ProcessBuilder dependent = dependent();
    AtomicReference<Process> started = new AtomicReference<>();
    Thread asking =
        Thread.ofPlatform().start(() -> assertThatStarts(started, () -> Starter.start(dependent)));
    asking.join();
    assertThat(aliveAfterAWhile(started.get())).isTrue();
  }

  @Test
  void aChildStartedByTheThreadItselfWouldNot() throws Exception {
    ProcessBuilder dependent = dependent();
    AtomicReference<Process> started = new AtomicReference<>();
    Thread asking = Thread.ofPlatform().start(() -> assertThatStarts(started, dependent::start));
    asking.join();
    assertThat(aliveAfterAWhile(started.get())).isFalse();
  }

  /** A process that has asked to die with its parent, as bubblewrap does. */
  private static ProcessBuilder dependent() {
    return new ProcessBuilder("/usr/bin/setpriv", "--pdeathsig", "KILL", "/usr/bin/sleep", "60");
  }

  private interface Start {
    Process start() throws Exception;
  }

  private static void assertThatStarts(AtomicReference<Process> started, Start start) {
    try {
      started.set(start.start());
      Thread.sleep(Duration.ofMillis(500));
    } catch (Exception e) {
      throw new IllegalStateException(e);
    }
  }

  private static boolean aliveAfterAWhile(Process process) throws Exception {
    Thread.sleep(Duration.ofMillis(500));
    boolean alive = process.isAlive();
    process.destroyForcibly();
    return alive;
  }
}
