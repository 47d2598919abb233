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
 * The machine's cores and graphics processors, handed out in the order they were asked for, never
 * to two at once. Compilers and measurements draw from the same cores, so that no compiler disturbs
 * a clock.
 */
public final class Lanes {
  private final int total;
  private final TreeSet<Integer> free;
  private final int gpus;
  private final Deque<Gpu> freeGpus;
  private final Deque<Long> waiting = new ArrayDeque<>();
  private long tickets;
  private boolean exclusive;

  public Lanes(List<Integer> cores, List<Gpu> gpus) {
    this.total = cores.size();
    this.free = new TreeSet<>(cores);
    this.gpus = gpus.size();
    this.freeGpus = new ArrayDeque<>(gpus);
  }

  /** Of a machine without graphics processors. */
  public Lanes(List<Integer> cores) {
    this(cores, List.of());
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
    if (request.gpu() && gpus == 0) {
      throw new IllegalArgumentException("This machine has no graphics processor");
    }
    Long ticket = tickets++;
    waiting.addLast(ticket);
    try {
      while (!ticket.equals(waiting.peekFirst()) || !available(request)) {
        wait();
      }
      return grant(request);
    } finally {
      waiting.remove(ticket);
      notifyAll();
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
            giveBack(all, gpu, request.exclusive());
          }
        });
  }

  private synchronized void giveBack(List<Integer> cores, Optional<Gpu> gpu, boolean wasExclusive) {
    free.addAll(cores);
    gpu.ifPresent(freeGpus::addLast);
    if (wasExclusive) {
      exclusive = false;
    }
    notifyAll();
  }
}
