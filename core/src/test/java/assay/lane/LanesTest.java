package assay.lane;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import assay.machine.Gpu;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
class LanesTest {
  private static final LaneRequest ONE = LaneRequest.forBuild();

  /** A request on a thread of its own, to be looked at while it waits. */
  private record Waiter(Thread thread, FutureTask<Lane> lane) {
    static Waiter on(Lanes lanes, LaneRequest request) throws InterruptedException {
      FutureTask<Lane> lane = new FutureTask<>(() -> lanes.lease(request));
      Thread thread = Thread.ofPlatform().daemon().start(lane);
      while (thread.getState() != Thread.State.WAITING && !lane.isDone()) {
        Thread.sleep(1);
      }
      return new Waiter(thread, lane);
    }

    boolean waits() {
      return !lane.isDone();
    }

    Lane got() throws Exception {
      return lane.get(10, TimeUnit.SECONDS);
    }
  }

  @Test
  void givesTheLowestCoresThatAreFree() throws Exception {
    Lanes lanes = new Lanes(List.of(7, 3, 5, 9));
    Lane first = lanes.lease(LaneRequest.forMeasuring(2, false));
    assertThat(first.cores()).containsExactly(3, 5);
    assertThat(first.judgeCore()).contains(7);
    assertThat(first.name()).isEqualTo("cores 3,5, judge on 7");
    assertThat(lanes.lease(ONE).cores()).containsExactly(9);
    first.close();
    assertThat(lanes.lease(ONE).cores()).containsExactly(3);
    assertThat(lanes.cores()).isEqualTo(4);
  }

  @Test
  void theJudgeSharesCoresWhereTheMachineHasNoneToSpare() throws Exception {
    Lane lane = new Lanes(List.of(0, 1)).lease(LaneRequest.forMeasuring(2, false));
    assertThat(lane.cores()).containsExactly(0, 1);
    assertThat(lane.judgeCore()).isEmpty();
    assertThat(lane.name()).isEqualTo("cores 0,1, judge shares them");
  }

  @Test
  void refusesWhatTheMachineDoesNotHave() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new Lanes(List.of(0, 1)).lease(LaneRequest.forMeasuring(3, false)))
        .withMessage("This machine has 2 cores, not the 3 asked for");
  }

  @Test
  void aSickGraphicsProcessorIsNotHandedOutAgain() throws Exception {
    Gpu first = new Gpu(0, "one", Path.of("/dev/nvidia0"));
    Gpu second = new Gpu(1, "two", Path.of("/dev/nvidia1"));
    Set<Gpu> sick = new HashSet<>(Set.of(first));
    LaneRequest withGpu = ONE.withGpu();
    Lanes lanes = new Lanes(List.of(0, 1, 2), List.of(first, second), gpu -> !sick.contains(gpu));
    Lane broken = lanes.lease(withGpu);
    assertThat(broken.gpu()).contains(first);
    broken.close();
    try (Lane left = lanes.lease(withGpu)) {
      assertThat(left.gpu()).contains(second);
    }
    Lane last = lanes.lease(withGpu);
    assertThat(last.gpu()).contains(second);
    Waiter waiter = Waiter.on(lanes, withGpu);
    assertThat(waiter.waits()).isTrue();
    sick.add(second);
    last.close();
    assertThatExceptionOfType(ExecutionException.class)
        .isThrownBy(waiter::got)
        .withMessageContaining("No graphics processor is left");
    assertThat(lanes.lease(ONE).cores()).containsExactly(0);
  }

  @Test
  void whoNeedsAGraphicsProcessorThatIsFreeOvertakes() throws Exception {
    Gpu gpu = new Gpu(0, "one", Path.of("/dev/nvidia0"));
    Lanes lanes = new Lanes(List.of(0, 1), List.of(gpu), _ -> true);
    Lane held = lanes.lease(new LaneRequest(2, false, false));
    Waiter builds = Waiter.on(lanes, new LaneRequest(2, false, false));
    Waiter measures = Waiter.on(lanes, ONE.withGpu());
    held.close();
    Lane measured = measures.got();
    assertThat(measured.gpu()).contains(gpu);
    assertThat(builds.waits()).isTrue();
    Waiter next = Waiter.on(lanes, ONE.withGpu());
    measured.close();
    next.got().close();
    builds.got().close();
  }

  @Test
  void laterRequestsDoNotOvertakeOneThatWaits() throws Exception {
    Lanes lanes = new Lanes(List.of(0, 1));
    Lane held = lanes.lease(ONE);
    Waiter large = Waiter.on(lanes, new LaneRequest(2, false, false));
    Waiter small = Waiter.on(lanes, ONE);
    assertThat(large.waits()).isTrue();
    assertThat(small.waits()).as("core 1 is free, but it was asked for before").isTrue();
    held.close();
    Lane both = large.got();
    assertThat(both.cores()).containsExactly(0, 1);
    assertThat(small.waits()).isTrue();
    both.close();
    assertThat(small.got().cores()).containsExactly(0);
  }

  @Test
  void anExclusiveLeaseWaitsForAllAndKeepsAllOthersWaiting() throws Exception {
    Lanes lanes = new Lanes(List.of(0, 1, 2, 3));
    Lane build = lanes.lease(ONE);
    Waiter exclusive = Waiter.on(lanes, LaneRequest.forMeasuring(1, true));
    assertThat(exclusive.waits()).isTrue();
    build.close();
    Lane alone = exclusive.got();
    assertThat(alone.cores()).containsExactly(0);
    Waiter other = Waiter.on(lanes, ONE);
    assertThat(other.waits()).as("two cores are free, but the machine is not").isTrue();
    alone.close();
    assertThat(other.got().cores()).containsExactly(0);
  }

  @Test
  void givingBackTwiceFreesOnce() throws Exception {
    Lanes lanes = new Lanes(List.of(0, 1));
    Lane first = lanes.lease(ONE);
    first.close();
    Lane second = lanes.lease(ONE);
    first.close();
    assertThat(second.cores()).containsExactly(0);
    assertThat(lanes.lease(ONE).cores()).containsExactly(1);
    assertThat(Waiter.on(lanes, ONE).waits()).isTrue();
  }

  @Test
  void givingBackAnExclusiveLeaseTwiceDoesNotOpenTheNext() throws Exception {
    Lanes lanes = new Lanes(List.of(0, 1, 2));
    Lane first = lanes.lease(LaneRequest.forMeasuring(1, true));
    first.close();
    Lane second = lanes.lease(LaneRequest.forMeasuring(1, true));
    first.close();
    Waiter other = Waiter.on(lanes, ONE);
    assertThat(other.waits()).isTrue();
    second.close();
    assertThat(other.got()).isNotNull();
  }

  @Test
  void oneWhoGivesUpWaitingLetsTheOthersOn() throws Exception {
    Lanes lanes = new Lanes(List.of(0, 1));
    Lane held = lanes.lease(ONE);
    Waiter large = Waiter.on(lanes, new LaneRequest(2, false, false));
    Waiter small = Waiter.on(lanes, ONE);
    large.thread().interrupt();
    assertThat(small.got().cores()).containsExactly(1);
    large.thread().join();
    assertThat(large.lane().state()).isEqualTo(Future.State.FAILED);
    assertThat(large.lane().exceptionNow()).isInstanceOf(InterruptedException.class);
    held.close();
    assertThat(lanes.lease(ONE).cores()).containsExactly(0);
  }

  @Test
  void noCoreIsEverLeasedTwiceAndExclusiveMeansAlone() throws Exception {
    int cores = 5;
    Lanes lanes = new Lanes(List.of(0, 1, 2, 3, 4));
    AtomicIntegerArray holders = new AtomicIntegerArray(cores);
    AtomicInteger active = new AtomicInteger();
    AtomicInteger leases = new AtomicInteger();
    CountDownLatch start = new CountDownLatch(1);
    try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
      List<Future<?>> all = new ArrayList<>();
      for (int number = 0; number < 40; number++) {
        int seed = number;
        Random random = new Random(seed);
        all.add(
            threads.submit(
                () -> {
                  start.await();
                  for (int i = 0; i < 100; i++) {
                    boolean exclusive = random.nextInt(10) == 0;
                    LaneRequest request =
                        new LaneRequest(1 + random.nextInt(cores), random.nextBoolean(), exclusive);
                    try (Lane lane = lanes.lease(request)) {
                      hold(lane, exclusive, holders, active);
                      leases.incrementAndGet();
                    }
                  }
                  return seed;
                }));
      }
      start.countDown();
      for (Future<?> one : all) {
        rethrow(one);
      }
    }
    assertThat(leases).hasValue(4000);
  }

  private static void hold(
      Lane lane, boolean exclusive, AtomicIntegerArray holders, AtomicInteger active) {
    Set<Integer> mine = new HashSet<>(lane.cores());
    lane.judgeCore().ifPresent(mine::add);
    int others = active.getAndIncrement();
    if (exclusive) {
      assertThat(others).as("leases beside an exclusive one").isZero();
    }
    for (int core : mine) {
      assertThat(holders.incrementAndGet(core)).as("holders of core %d", core).isEqualTo(1);
    }
    LockSupport.parkNanos(1_000);
    if (exclusive) {
      assertThat(active).as("leases beside an exclusive one").hasValue(1);
    }
    mine.forEach(holders::decrementAndGet);
    active.decrementAndGet();
  }

  private static void rethrow(Future<?> one) throws Exception {
    try {
      one.get();
    } catch (ExecutionException e) {
      throw e.getCause() instanceof AssertionError problem ? problem : new AssertionError(e);
    }
  }
}
