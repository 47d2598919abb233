package assay.sandbox;

import java.io.IOException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/**
 * Starts every process from one thread that lives as long as this program. A child that asked to
 * die with its parent dies with the very thread that started it, and a pooled thread ends early.
 */
final class Starter {
  private static final ExecutorService THREAD =
      Executors.newSingleThreadExecutor(
          Thread.ofPlatform().daemon().name("process starter").factory());

  private Starter() {}

  /** Not interruptible, so that no process is started that nobody knows of. */
  static Process start(ProcessBuilder process) throws IOException {
    CompletableFuture<Process> started = new CompletableFuture<>();
    THREAD.execute(
        () -> {
          try {
            started.complete(process.start());
          } catch (IOException | RuntimeException e) {
            started.completeExceptionally(e);
          }
        });
    try {
      return started.join();
    } catch (CompletionException e) {
      if (e.getCause() instanceof IOException cause) {
        throw new IOException(cause.getMessage(), cause);
      }
      throw e;
    }
  }
}
