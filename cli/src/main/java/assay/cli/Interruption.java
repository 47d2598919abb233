package assay.cli;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/**
 * What happens on Ctrl-C: the command's thread is interrupted and given time to close its files and
 * to say how to go on.
 */
final class Interruption {
  private static final long PATIENCE_SECONDS = 30;

  private final Thread worker;
  private final CountDownLatch done = new CountDownLatch(1);
  private volatile boolean requested;

  private Interruption(Thread worker) {
    this.worker = worker;
  }

  /** From now on a request to end interrupts the calling thread. */
  static Interruption ofThisThread() {
    Interruption interruption = new Interruption(Thread.currentThread());
    Runtime.getRuntime().addShutdownHook(new Thread(interruption::stop, "stop"));
    return interruption;
  }

  /**
   * The command has done all it will do; true where the end of the program is already under way.
   */
  boolean finished() {
    done.countDown();
    return requested;
  }

  private void stop() {
    if (done.getCount() == 0) {
      return;
    }
    requested = true;
    worker.interrupt();
    try {
      boolean inTime = done.await(PATIENCE_SECONDS, TimeUnit.SECONDS);
      Runtime.getRuntime().halt(inTime ? ExitCode.INTERRUPTED.code() : ExitCode.BROKEN.code());
    } catch (InterruptedException e) {
      Runtime.getRuntime().halt(ExitCode.BROKEN.code());
    }
  }
}
