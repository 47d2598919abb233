package assay.suites.parallel;

import assay.judge.JudgeRequest;
import assay.lane.Lane;
import assay.lane.LaneRequest;
import assay.lane.Lanes;
import assay.machine.Machine;
import assay.pipeline.Judging;
import assay.statistics.Effort;
import assay.suite.Product;
import assay.task.Candidate;
import assay.task.Task;
import assay.verdict.Outcome;
import assay.verdict.Verdict;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** Candidates a second and core, from text to verdict, each different from all others. */
final class BenchThroughput {
  private BenchThroughput() {}

  public static void main(String[] arguments) throws Exception {
    int count = arguments.length > 0 ? Integer.parseInt(arguments[0]) : 200;
    Court court = Court.open();
    Lanes lanes = new Lanes(Machine.read().cores());
    System.out.println("                   candidates   seconds   a second   a second and core");
    for (Task task : court.sample("serial")) {
      Lane lane = lanes.lease(LaneRequest.forBuild());
      court.built(task, court.oracle(task), lane).close();
      lane.close();
    }
    row("without timing", lanes, count, court, (task, text) -> checked(court, lanes, task, text));
    Judging judging = new Judging(lanes, Set.of());
    row(
        "timing quick",
        lanes,
        count,
        court,
        (task, text) -> {
          Verdict verdict =
              judging.verdict(
                  court.suite(), task, Candidate.of(ParallelSuite.FILE, text), Effort.QUICK);
          if (verdict.outcome() != Outcome.CORRECT) {
            throw new IllegalStateException(task.id() + ": " + verdict);
          }
        });
  }

  private interface Judge {
    void judge(Task task, String text) throws Exception;
  }

  /** Build and check, as judging does before it takes out its clock. */
  private static void checked(Court court, Lanes lanes, Task task, String text) throws Exception {
    Product.Ready product;
    try (Lane lane = lanes.lease(LaneRequest.forBuild())) {
      product = court.built(task, text, lane);
    }
    try (product;
        Lane lane = lanes.lease(LaneRequest.forMeasuring(1, false))) {
      JudgeRequest request = court.suite().request(task, product, lane, Effort.QUICK);
      try (Docket docket =
          Docket.open(court.sandbox(), request, request.cases(), request.timed())) {
        docket.ask("check n=1 10000");
      }
    }
  }

  private static void row(String name, Lanes lanes, int count, Court court, Judge judge)
      throws Exception {
    List<Task> tasks = court.sample("serial");
    List<Callable<Task>> work = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      Task task = tasks.get(i % tasks.size());
      String text = court.oracle(task) + "\nint candidate_number() { return " + i + "; }\n";
      work.add(
          () -> {
            judge.judge(task, text);
            return task;
          });
    }
    long begin = System.nanoTime();
    try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
      for (Future<Task> one : threads.invokeAll(work)) {
        one.get();
      }
    }
    double seconds = (System.nanoTime() - begin) / 1e9;
    System.out.printf(
        "%-18s %10d %9.1f %10.2f %19.2f%n",
        name, count, seconds, count / seconds, count / seconds / lanes.cores());
  }
}
