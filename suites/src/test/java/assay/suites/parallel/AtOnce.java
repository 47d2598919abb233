package assay.suites.parallel;

import java.nio.file.Path;
import java.util.Collection;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** Builds that share the machine's cores, as one after another they take that much longer. */
final class AtOnce {
  private AtOnce() {}

  static void make(Collection<Callable<Path>> builds) throws Exception {
    int cores = Runtime.getRuntime().availableProcessors();
    try (ExecutorService builders = Executors.newFixedThreadPool(cores)) {
      for (Future<Path> build : builders.invokeAll(builds)) {
        build.get();
      }
    }
  }
}
