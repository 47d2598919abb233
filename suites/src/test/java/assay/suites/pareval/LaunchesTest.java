package assay.suites.pareval;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import assay.lane.Lanes;
import assay.verdict.Configuration;
import assay.verdict.Outcome;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class LaunchesTest {
  private static final Launches POWERS = threads(1, 2, 4, 8, 16);

  private static Launches threads(int... counts) {
    return new Launches(
        IntStream.of(counts)
            .mapToObj(count -> new Launch(Optional.empty(), Optional.of(count)))
            .toList());
  }

  private static Lanes lanes(int cores) {
    return new Lanes(IntStream.range(0, cores).boxed().toList());
  }

  private static Configuration right(Launch launch) {
    return new Configuration(
        launch.name(), launch.n(), Outcome.CORRECT, List.of(), Optional.empty());
  }

  @Test
  void theSmallOnesGoSideBySideBeforeTheLargest() throws Exception {
    CyclicBarrier together = new CyclicBarrier(4);
    Queue<Integer> used = new ConcurrentLinkedQueue<>();
    List<Configuration> done =
        POWERS.on(
            lanes(16),
            (launch, lane) -> {
              assertThat(lane.cores()).hasSize(launch.n());
              if (launch.n() < 16) {
                used.addAll(lane.cores());
                arrive(together);
              } else {
                assertThat(used).hasSize(15);
              }
              return right(launch);
            });
    assertThat(done).extracting(Configuration::n).containsExactly(1, 2, 4, 8, 16);
    assertThat(used).doesNotHaveDuplicates();
  }

  @Test
  void twoProgramsNeverShareACore() throws Exception {
    Lanes lanes = lanes(2);
    Launches launches = threads(1, 1, 2);
    AtomicInteger busy = new AtomicInteger();
    Launches.Runs runs =
        (launch, _) -> {
          assertThat(busy.addAndGet(launch.n())).isLessThanOrEqualTo(2);
          Thread.sleep(1);
          busy.addAndGet(-launch.n());
          return right(launch);
        };
    try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
      List<Future<List<Configuration>>> all =
          IntStream.range(0, 20)
              .mapToObj(_ -> threads.submit(() -> launches.on(lanes, runs)))
              .toList();
      for (Future<List<Configuration>> one : all) {
        assertThat(one.get()).extracting(Configuration::n).containsExactly(1, 1, 2);
      }
    }
    assertThat(busy).hasValue(0);
  }

  private static void arrive(CyclicBarrier barrier) throws InterruptedException {
    try {
      barrier.await(10, TimeUnit.SECONDS);
    } catch (BrokenBarrierException | TimeoutException e) {
      throw new AssertionError("They did not go side by side", e);
    }
  }

  @Test
  void aProblemOfTheMachineIsPassedOn() {
    assertThatExceptionOfType(IOException.class)
        .isThrownBy(
            () ->
                POWERS.on(
                    lanes(16),
                    (launch, _) -> {
                      if (launch.n() == 2) {
                        throw new IOException("full");
                      }
                      return right(launch);
                    }))
        .withMessage("full");
  }

  @Test
  void whatFitsNowhereIsRefused() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> POWERS.on(lanes(8), (launch, _) -> right(launch)));
  }
}
