package assay.build;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

@Timeout(60)
class BuildCacheTest {
  @TempDir Path folder;

  private static void write(Path product, String text) throws IOException {
    Files.writeString(product.resolve("file"), text);
  }

  private static String text(Path product) throws IOException {
    return Files.readString(product.resolve("file"));
  }

  private List<Path> unfinished() throws IOException {
    Path place = folder.resolve("unfinished");
    if (!Files.exists(place)) {
      return List.of();
    }
    try (Stream<Path> entries = Files.list(place)) {
      return entries.toList();
    }
  }

  @Test
  void makesAProductOnce() throws Exception {
    AtomicInteger made = new AtomicInteger();
    BuildCache.Maker maker = place -> write(place, "made " + made.incrementAndGet());
    BuildCache cache = new BuildCache(folder);
    assertThat(text(cache.product("judge", "abc", maker))).isEqualTo("made 1");
    assertThat(text(cache.product("judge", "abc", maker))).isEqualTo("made 1");
    assertThat(text(new BuildCache(folder).product("judge", "abc", maker)))
        .as("another program with the same cache")
        .isEqualTo("made 1");
    assertThat(text(cache.product("judge", "other", maker))).isEqualTo("made 2");
    assertThat(text(cache.product("shim", "abc", maker))).isEqualTo("made 3");
    assertThat(unfinished()).isEmpty();
  }

  @Test
  void whatACompilerRefusedIsNotTriedAgain() {
    AtomicInteger tries = new AtomicInteger();
    BuildCache.Maker refused =
        _ -> {
          throw new BuildException("error " + tries.incrementAndGet());
        };
    BuildCache cache = new BuildCache(folder);
    for (int time = 0; time < 3; time++) {
      assertThatThrownBy(() -> cache.product("judge", "abc", refused)).hasMessage("error 1");
    }
    assertThatThrownBy(() -> cache.product("judge", "other", refused)).hasMessage("error 2");
  }

  @Test
  void manyWhoAskAtOnceGetTheOneThatIsMade() throws Exception {
    AtomicInteger made = new AtomicInteger();
    CountDownLatch start = new CountDownLatch(1);
    BuildCache cache = new BuildCache(folder);
    List<Future<Path>> all = new ArrayList<>();
    try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
      for (int i = 0; i < 50; i++) {
        all.add(
            threads.submit(
                () -> {
                  start.await();
                  return cache.product(
                      "judge",
                      "abc",
                      place -> {
                        made.incrementAndGet();
                        Thread.sleep(20);
                        write(place, "whole");
                      });
                }));
      }
      start.countDown();
      for (Future<Path> one : all) {
        assertThat(text(one.get())).isEqualTo("whole");
      }
    }
    assertThat(made).hasValue(1);
  }

  @Test
  void twoProgramsThatMakeTheSameAtOnceBothGetAWholeOne() throws Exception {
    BuildCache one = new BuildCache(folder);
    BuildCache other = new BuildCache(folder);
    Path product =
        one.product(
            "judge",
            "abc",
            place -> {
              write(place, "mine");
              other.product("judge", "abc", their -> write(their, "theirs"));
            });
    assertThat(text(product)).isEqualTo("theirs");
    assertThat(unfinished()).isEmpty();
  }

  @Test
  void aMakerThatFailsLeavesNothing() throws Exception {
    BuildCache cache = new BuildCache(folder);
    assertThatThrownBy(
            () ->
                cache.product(
                    "judge",
                    "abc",
                    place -> {
                      write(place, "half");
                      throw new BuildException("no such header");
                    }))
        .isInstanceOf(BuildException.class)
        .hasMessage("no such header");
    assertThat(folder.resolve("judge/abc")).doesNotExist();
    assertThat(unfinished()).isEmpty();
    BuildCache later = new BuildCache(folder);
    assertThat(text(later.product("judge", "abc", place -> write(place, "whole"))))
        .isEqualTo("whole");
  }

  @Test
  void oneWhoWaitsCanBeInterruptedAndTheMakerGoesOn() throws Exception {
    BuildCache cache = new BuildCache(folder);
    CountDownLatch making = new CountDownLatch(1);
    CountDownLatch finish = new CountDownLatch(1);
    try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
      Future<Path> maker =
          threads.submit(
              () ->
                  cache.product(
                      "judge",
                      "abc",
                      place -> {
                        making.countDown();
                        finish.await();
                        write(place, "whole");
                      }));
      making.await();
      Thread.currentThread().interrupt();
      assertThatThrownBy(() -> cache.product("judge", "abc", place -> write(place, "mine")))
          .isInstanceOf(InterruptedException.class);
      finish.countDown();
      assertThat(text(maker.get())).isEqualTo("whole");
    }
  }
}
