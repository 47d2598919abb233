package assay.suites.pareval;

import assay.lane.Lane;
import assay.verdict.Configuration;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/**
 * All launches of a program on one lane, as many at a time as have cores of their own: one of 16
 * cores is alone, and those of 8, 4, 2 and 1 go side by side.
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
  List<Configuration> on(Lane lane, Runs runs) throws IOException, InterruptedException {
    Map<Integer, Configuration> done = new TreeMap<>();
    try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
      for (List<Integer> round : rounds(lane.cores().size())) {
        List<Callable<Configuration>> tasks = new ArrayList<>();
        int next = 0;
        for (int place : round) {
          Launch launch = all.get(place);
          Lane cores = lane.part(next, launch.n());
          next += launch.n();
          tasks.add(() -> runs.run(launch, cores));
        }
        List<Future<Configuration>> futures = threads.invokeAll(tasks);
        for (int i = 0; i < round.size(); i++) {
          done.put(round.get(i), result(futures.get(i)));
        }
      }
    }
    return List.copyOf(done.values());
  }

  /** The places of the launches that go at a time; the largest first. */
  List<List<Integer>> rounds(int cores) {
    List<Integer> places = new ArrayList<>();
    for (int place = 0; place < all.size(); place++) {
      places.add(place);
    }
    places.sort(Comparator.comparingInt(place -> -all.get(place).n()));
    List<List<Integer>> rounds = new ArrayList<>();
    while (!places.isEmpty()) {
      List<Integer> round = new ArrayList<>();
      int free = cores;
      for (int place : places) {
        if (all.get(place).n() <= free) {
          round.add(place);
          free -= all.get(place).n();
        }
      }
      if (round.isEmpty()) {
        throw new IllegalArgumentException("no launch fits on " + cores + " cores");
      }
      places.removeAll(round);
      rounds.add(round);
    }
    return rounds;
  }

  private static Configuration result(Future<Configuration> task)
      throws IOException, InterruptedException {
    try {
      return task.get();
    } catch (ExecutionException e) {
      if (e.getCause() instanceof IOException problem) {
        throw problem;
      }
      throw new IllegalStateException(e.getCause());
    }
  }
}
