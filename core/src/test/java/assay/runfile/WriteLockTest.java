package assay.runfile;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class WriteLockTest {
  @TempDir Path folder;

  @Test
  void isHeldUntilItIsClosedAndLeavesNothing() {
    Path file = folder.resolve("x.run");
    WriteLock lock = WriteLock.of(file);
    assertThat(WriteLock.held(file)).isTrue();
    assertThat(folder.resolve("x.run.lock"))
        .content()
        .startsWith(ProcessHandle.current().pid() + "\n");
    lock.close();
    assertThat(WriteLock.held(file)).isFalse();
    assertThat(folder).isEmptyDirectory();
  }

  @Test
  void whatADeadProcessLeftIsTakenOver() throws Exception {
    Path file = folder.resolve("x.run");
    Files.writeString(folder.resolve("x.run.lock"), "1\nhere and a good deal longer than usual");
    assertThat(WriteLock.held(file)).isFalse();
    try (WriteLock _ = WriteLock.of(file)) {
      assertThat(WriteLock.held(file)).isTrue();
    }
    assertThat(folder).isEmptyDirectory();
  }

  @Test
  void closingTwiceDoesNotFreeTheNextHolder() {
    Path file = folder.resolve("x.run");
    WriteLock first = WriteLock.of(file);
    first.close();
    try (WriteLock _ = WriteLock.of(file)) {
      first.close();
      assertThat(WriteLock.held(file)).isTrue();
      assertThatThrownBy(() -> WriteLock.of(file)).hasMessageContaining("this process already");
    }
  }

  @Test
  void isHeldByOneAtATime() throws Exception {
    Path file = folder.resolve("x.run");
    AtomicInteger inside = new AtomicInteger();
    List<Future<Integer>> counts = new ArrayList<>();
    try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
      for (int i = 0; i < 50; i++) {
        counts.add(
            threads.submit(
                () -> {
                  try (WriteLock _ = WriteLock.of(file)) {
                    int most = inside.incrementAndGet();
                    Thread.sleep(1);
                    inside.decrementAndGet();
                    return most;
                  } catch (RunFileException turnedAway) {
                    return 0;
                  }
                }));
      }
    }
    for (Future<Integer> count : counts) {
      assertThat(count.get()).isLessThanOrEqualTo(1);
    }
    assertThat(counts).anyMatch(count -> count.resultNow() == 1);
  }
}
