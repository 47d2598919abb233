package assay.lane;

import assay.machine.Gpu;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import java.util.concurrent.atomic.AtomicBoolean;

/**
 * The machine's cores and graphics processors, handed out in the order they were asked for, to
 * those who need a graphics processor first, never to two at once. Compilers and measurements draw
 * from the same cores, so that no compiler disturbs a clock.
 */
public final class Lanes {
  private final int total;
  private final TreeSet<Integer> free;
  private final Deque<Gpu> freeGpus;
  private final Health health;
  private final Deque<Long> waiting = new ArrayDeque<>();
  private final Deque<Long> waitingForGpu = new ArrayDeque<>();
  private int gpus;
  private int sick;
  private long tickets;
  private boolean exclusive;

  /**
   * Lanes of a machine.
   *
   * @param health asked about a graphics processor whenever one is given back; a sick one is not
   *     handed out again
   */
  public Lanes(List<Integer> cores, List<Gpu> gpus, Health health) {
    this.total = cores.size();
    this.free = new TreeSet<>(cores);
    this.gpus = gpus.size();
    this.freeGpus = new ArrayDeque<>(gpus);
    this.health = health;
  }

  /** Of a machine without graphics processors. */
  public Lanes(List<Integer> cores) {
    this(cores, List.of(), _ -> true);
  }

  /** How many cores there are in all. */
  public int cores() {
    return total;
  }

  /** Waits for its turn and for the cores. */
  public synchronized Lane lease(LaneRequest request) throws InterruptedException {
    if (request.cores() > total) {
      throw new IllegalArgumentException(
          "This machine has " + total + " cores, not the " + request.cores() + " asked for");
    }
    checkGpu(request);
    Long ticket = tickets++;
    Deque<Long> queue = request.gpu() ? waitingForGpu : waiting;
    queue.addLast(ticket);
    try {
      while (!ticket.equals(queue.peekFirst()) || givesWay(request) || !available(request)) {
        wait();
        checkGpu(request);
      }
      return grant(request);
    } finally {
      queue.remove(ticket);
      notifyAll();
    }
  }

  /** No graphics processor waits for cores behind compilers: it is what there is least of. */
  private boolean givesWay(LaneRequest request) {
    return !request.gpu() && !waitingForGpu.isEmpty() && !freeGpus.isEmpty();
  }

  private void checkGpu(LaneRequest request) {
    if (request.gpu() && gpus == 0 && sick == 0) {
      throw new IllegalArgumentException("This machine has no graphics processor");
    }
    if (request.gpu() && gpus == 0) {
      throw new IllegalStateException(
          "No graphics processor is left that computes; reset it (nvidia-smi -r) or reboot");
    }
  }

  private int wanted(LaneRequest request) {
    return Math.min(total, request.cores() + (request.judgeCore() ? 1 : 0));
  }

  private boolean available(LaneRequest request) {
    return !exclusive
        && free.size() >= (request.exclusive() ? total : wanted(request))
        && (!request.gpu() || !freeGpus.isEmpty());
  }

  private Lane grant(LaneRequest request) {
    List<Integer> taken = new ArrayList<>();
    for (int i = 0; i < wanted(request); i++) {
      taken.add(free.pollFirst());
    }
    exclusive = request.exclusive();
    Optional<Integer> judge =
        taken.size() > request.cores() ? Optional.of(taken.removeLast()) : Optional.empty();
    Optional<Gpu> gpu = request.gpu() ? Optional.of(freeGpus.removeFirst()) : Optional.empty();
    List<Integer> all = new ArrayList<>(taken);
    judge.ifPresent(all::add);
    AtomicBoolean released = new AtomicBoolean();
    return new Lane(
        taken,
        judge,
        gpu,
        () -> {
          if (released.compareAndSet(false, true)) {
            boolean well = gpu.map(health::isWell).orElse(true);
            giveBack(all, gpu, well, request.exclusive());
          }
        });
  }

  private synchronized void giveBack(
      List<Integer> cores, Optional<Gpu> gpu, boolean well, boolean wasExclusive) {
    free.addAll(cores);
    if (well) {
      gpu.ifPresent(freeGpus::addLast);
    } else {
      gpus--;
      sick++;
    }
    if (wasExclusive) {
      exclusive = false;
    }
    notifyAll();
  }
}
