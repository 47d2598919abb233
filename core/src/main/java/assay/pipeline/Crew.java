package assay.pipeline;

import assay.model.ModelException;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.Semaphore;

/** Works on trials, each on a virtual thread, and stops them all with the first that fails. */
final class Crew {
  /** Trials under way at once: enough to keep models, cores and lanes busy, and memory bounded. */
  private static final int UNDER_WAY = 64;

  interface Work {
    void perform(Plan.Planned trial) throws InterruptedException, ModelException;
  }

  private Crew() {}

  static void perform(List<Plan.Planned> trials, Work work)
      throws InterruptedException, ModelException {
    Semaphore room = new Semaphore(UNDER_WAY);
    List<Future<?>> started = new ArrayList<>();
    try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
      try {
        for (Plan.Planned trial : trials) {
          room.acquire();
          failFast(started);
          started.add(
              threads.submit(
                  () -> {
                    try {
                      work.perform(trial);
                      return trial;
                    } finally {
                      room.release();
                    }
                  }));
        }
        for (Future<?> one : started) {
          outcome(one);
        }
      } catch (InterruptedException | ModelException | RuntimeException e) {
        threads.shutdownNow();
        throw e;
      }
    }
  }

  private static void failFast(List<Future<?>> started)
      throws InterruptedException, ModelException {
    Iterator<Future<?>> all = started.iterator();
    while (all.hasNext()) {
      Future<?> one = all.next();
      if (one.isDone()) {
        outcome(one);
        all.remove();
      }
    }
  }

  /** What the work brought, or what it failed with. */
  static <T> T outcome(Future<T> one) throws InterruptedException, ModelException {
    try {
      return one.get();
    } catch (ExecutionException e) {
      switch (e.getCause()) {
        case ModelException problem -> throw problem;
        case InterruptedException problem -> throw problem;
        case RuntimeException problem -> throw problem;
        case null, default -> throw new IllegalStateException(e.getCause());
      }
    }
  }
}
