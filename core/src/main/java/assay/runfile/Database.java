package assay.runfile;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.LinkedBlockingQueue;
import org.jspecify.annotations.Nullable;

/**
 * One connection and the one thread that uses it. What waits in the queue is committed together, so
 * many callers share the price of one flush to disk; each gets its result only after the commit.
 */
final class Database implements AutoCloseable {
  private static final int BATCH = 256;

  /** A step inside a transaction. It is run a second time where its first try had to be undone. */
  interface Work<T> {
    T perform(Connection connection) throws SQLException;
  }

  private static final class Job<T> {
    final CompletableFuture<T> done = new CompletableFuture<>();
    private final Work<T> work;
    private @Nullable T result;

    Job(Work<T> work) {
      this.work = work;
    }

    void perform(Connection connection) throws SQLException {
      result = work.perform(connection);
    }

    void deliver() {
      done.complete(result);
    }
  }

  private final Path path;
  private final Connection connection;
  private final BlockingQueue<Job<?>> queue = new LinkedBlockingQueue<>();
  private final CompletableFuture<Boolean> ended = new CompletableFuture<>();
  private boolean closed;

  /** Takes over the connection. */
  Database(Path path, Connection connection) {
    this.path = path;
    this.connection = connection;
    Thread.ofPlatform().daemon().name("run file " + path.getFileName()).start(this::serve);
  }

  /** Returns once the work is committed. An interrupt waits its turn: the work is under way. */
  <T> T call(Work<T> work) {
    Job<T> job = new Job<>(work);
    synchronized (this) {
      if (closed) {
        throw new IllegalStateException(path + " is closed");
      }
      queue.add(job);
    }
    try {
      return job.done.join();
    } catch (CompletionException e) {
      throw switch (e.getCause()) {
        case SQLException cause -> RunFileException.of(path, cause);
        case RuntimeException cause -> cause;
        case null, default -> new IllegalStateException("work on " + path + " failed", e);
      };
    }
  }

  @Override
  public void close() {
    synchronized (this) {
      if (!closed) {
        closed = true;
        queue.add(new Job<>(last -> true));
      }
    }
    ended.join();
  }

  synchronized boolean isOpen() {
    return !closed;
  }

  private synchronized boolean finished() {
    return closed && queue.isEmpty();
  }

  private void serve() {
    try (connection) {
      while (!finished()) {
        List<Job<?>> batch = new ArrayList<>();
        batch.add(queue.take());
        queue.drainTo(batch, BATCH - 1);
        commit(batch);
      }
    } catch (SQLException | InterruptedException e) {
      // Everything handed in was already committed or reported; nobody interrupts this thread.
    } finally {
      ended.complete(true);
    }
  }

  private void commit(List<Job<?>> batch) {
    try {
      Sql.script(connection, "begin");
      for (Job<?> job : batch) {
        job.perform(connection);
      }
      Sql.script(connection, "commit");
    } catch (SQLException | RuntimeException | Error e) {
      rollback();
      if (batch.size() == 1) {
        batch.getFirst().done.completeExceptionally(e);
      } else {
        for (Job<?> job : batch) {
          commit(List.of(job));
        }
      }
      return;
    }
    for (Job<?> job : batch) {
      job.deliver();
    }
  }

  private void rollback() {
    try {
      Sql.script(connection, "rollback");
    } catch (SQLException e) {
      // After some errors, a full disk among them, SQLite has already done it.
    }
  }
}
