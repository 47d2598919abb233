package assay.cli;

import com.sun.management.HotSpotDiagnosticMXBean;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
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
      if (done.await(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
        Runtime.getRuntime().halt(ExitCode.INTERRUPTED.code());
      }
      System.err.printf(
          "It did not stop within %d s and was ended; what it was doing is in %s.%n",
          PATIENCE_SECONDS, threads());
      Runtime.getRuntime().halt(ExitCode.BROKEN.code());
    } catch (IOException | InterruptedException e) {
      Runtime.getRuntime().halt(ExitCode.BROKEN.code());
    }
  }

  private static Path threads() throws IOException {
    Path file = Files.createTempDirectory("assay-threads-").resolve("threads.txt");
    ManagementFactory.getPlatformMXBean(HotSpotDiagnosticMXBean.class)
        .dumpThreads(file.toString(), HotSpotDiagnosticMXBean.ThreadDumpFormat.TEXT_PLAIN);
    return file;
  }
}
