package assay.models.rate;

import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/**
 * How many calls may be under way at once. One more for each round of calls that went well, half as
 * many after a round in which the provider was overrun: the number that it bears is found, and
 * found again when it changes. Calls that were under way at a cut belong to the round that was cut
 * for.
 */
public final class Limiter {
  /** How a call went, as far as the number of calls could be the reason. */
  public enum Sign {
    WELL,
    OVERRUN,
    /** Whatever it was, another number of calls would not have changed it. */
    NEITHER
  }

  /** Leave for one call. */
  public record Permit(int round) {}

  private static final double FIRST = 4;

  private final ReentrantLock lock = new ReentrantLock(true);
  private final Condition changed = lock.newCondition();
  private final int ceiling;
  private double limit;
  private int round;
  private int underWay;

  /**
   * A limiter that starts low.
   *
   * @param ceiling the most calls at once, however well it goes
   */
  public Limiter(int ceiling) {
    if (ceiling < 1) {
      throw new IllegalArgumentException("At least one call must be allowed at once.");
    }
    this.ceiling = ceiling;
    this.limit = Math.min(FIRST, ceiling);
  }

  /** Waits for leave. */
  public Permit acquire() throws InterruptedException {
    lock.lockInterruptibly();
    try {
      while (underWay >= (int) limit) {
        changed.await();
      }
      underWay++;
      return new Permit(round);
    } finally {
      lock.unlock();
    }
  }

  /** Gives leave back and learns from how it went. */
  public void release(Permit permit, Sign sign) {
    lock.lock();
    try {
      switch (sign) {
        case WELL -> {
          if (underWay * 2 >= limit) {
            limit = Math.min(ceiling, limit + 1 / limit);
          }
        }
        case OVERRUN -> {
          if (permit.round() == round) {
            limit = Math.max(1, limit / 2);
            round++;
          }
        }
        case NEITHER -> {}
      }
      underWay--;
      changed.signalAll();
    } finally {
      lock.unlock();
    }
  }

  /** The most calls at once as of now. */
  public int limit() {
    lock.lock();
    try {
      return (int) limit;
    } finally {
      lock.unlock();
    }
  }
}
