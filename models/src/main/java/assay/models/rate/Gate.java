package assay.models.rate;

import java.time.Duration;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/**
 * The gate that every call to a provider goes through. It is shut for as long as the provider asked
 * for; and where the provider seems to be gone, it lets one call through at a time, ever more
 * seldom, until one of them is answered.
 */
public final class Gate {
  /** Failures in a row after which the provider counts as gone. */
  private static final int TO_BE_GONE = 5;

  private static final int SLOWER = 2;

  private final ReentrantLock lock = new ReentrantLock(true);
  private final Condition changed = lock.newCondition();
  private final Duration firstProbe;
  private final Duration lastProbe;
  private Duration nextProbe;
  private long opensAt = System.nanoTime();
  private int failures;
  private boolean probing;
  private boolean reached;

  /**
   * An open gate.
   *
   * @param firstProbe how long after the provider was found gone it is tried again
   * @param lastProbe how long between two tries at most
   */
  public Gate(Duration firstProbe, Duration lastProbe) {
    this.firstProbe = firstProbe;
    this.lastProbe = lastProbe;
    this.nextProbe = firstProbe;
  }

  /**
   * Waits until a call may go, and says whether it is the one that finds out if the provider is
   * back. Each pass is followed by {@link #over}.
   */
  public boolean pass() throws InterruptedException {
    lock.lockInterruptibly();
    try {
      while (true) {
        long wait = opensAt - System.nanoTime();
        if (wait > 0) {
          changed.awaitNanos(wait);
        } else if (!isGone()) {
          return false;
        } else if (!probing) {
          probing = true;
          return true;
        } else {
          changed.await();
        }
      }
    } finally {
      lock.unlock();
    }
  }

  /** The provider answered, be it with a refusal. */
  public void answered() {
    lock.lock();
    try {
      failures = 0;
      reached = true;
      nextProbe = firstProbe;
      changed.signalAll();
    } finally {
      lock.unlock();
    }
  }

  /** The provider did not answer. */
  public void silent(boolean probe) {
    lock.lock();
    try {
      failures++;
      if (probe || failures == TO_BE_GONE) {
        shut(nextProbe);
        Duration slower = nextProbe.multipliedBy(SLOWER);
        nextProbe = slower.compareTo(lastProbe) < 0 ? slower : lastProbe;
      }
    } finally {
      lock.unlock();
    }
  }

  /** The call is over, however it went. */
  public void over(boolean probe) {
    lock.lock();
    try {
      probing &= !probe;
      changed.signalAll();
    } finally {
      lock.unlock();
    }
  }

  /** Holds every call that has not passed yet for that long. */
  public void pause(Duration wanted) {
    lock.lock();
    try {
      shut(wanted);
    } finally {
      lock.unlock();
    }
  }

  /** Whether the provider ever answered. */
  public boolean wasReached() {
    lock.lock();
    try {
      return reached;
    } finally {
      lock.unlock();
    }
  }

  private boolean isGone() {
    return failures >= TO_BE_GONE;
  }

  private void shut(Duration wanted) {
    long until = System.nanoTime() + wanted.toNanos();
    if (until - opensAt > 0) {
      opensAt = until;
    }
  }
}
