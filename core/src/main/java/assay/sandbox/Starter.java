package assay.sandbox;

import java.io.IOException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/**
 * Starts every process from one thread that lives as long as this program. A child that asked to
 * die with its parent dies with the very thread that started it, and a pooled thread ends early.
 */
final class Starter {
  private static final ExecutorService THREAD =
      Executors.newSingleThreadExecutor(
          Thread.ofPlatform().daemon().name("process starter").factory());

  private Starter() {}

  static Process start(ProcessBuilder process) throws IOException, InterruptedException {
    Future<Process> started = THREAD.submit(process::start);
    try {
      return started.get();
    } catch (ExecutionException e) {
      throw new IOException(e.getCause());
    }
  }
}
