package assay.suites.pareval;

import assay.lane.Lane;
import assay.lane.LaneRequest;
import assay.lane.Lanes;
import assay.verdict.Configuration;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;

/**
 * All launches of a program, each on a lane of its own: first the smaller ones side by side, then
 * those of the most cores. Programs that are at it together fill the machine with small launches,
 * and their large ones then follow one another, so that cores seldom wait for others to be free.
 */
record Launches(List<Launch> all) {
  Launches {
    all = List.copyOf(all);
  }

  /** Runs a program once. */
  interface Runs {
    Configuration run(Launch launch, Lane cores) throws IOException, InterruptedException;
  }

  /** What came of each, in their order. */
  List<Configuration> on(Lanes lanes, Runs runs) throws IOException, InterruptedException {
    int most = all.stream().mapToInt(Launch::n).max().orElse(0);
    Map<Integer, Configuration> done = new TreeMap<>();
    try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
      for (boolean largest : List.of(false, true)) {
        List<Integer> places =
            IntStream.range(0, all.size())
                .filter(place -> (all.get(place).n() == most) == largest)
                .boxed()
                .toList();
        List<Callable<Configuration>> tasks = new ArrayList<>();
        for (int place : places) {
          tasks.add(() -> leased(lanes, all.get(place), runs));
        }
        List<Future<Configuration>> futures = threads.invokeAll(tasks);
        for (int i = 0; i < places.size(); i++) {
          done.put(places.get(i), result(futures.get(i)));
        }
      }
    }
    return List.copyOf(done.values());
  }

  private static Configuration leased(Lanes lanes, Launch launch, Runs runs)
      throws IOException, InterruptedException {
    try (Lane lane = lanes.lease(new LaneRequest(launch.n(), false, false))) {
      return runs.run(launch, lane);
    }
  }

  private static Configuration result(Future<Configuration> task)
      throws IOException, InterruptedException {
    try {
      return task.get();
    } catch (ExecutionException e) {
      switch (e.getCause()) {
        case IOException problem -> throw problem;
        case RuntimeException problem -> throw problem;
        case null, default -> throw new IllegalStateException(e.getCause());
      }
    }
  }
}
