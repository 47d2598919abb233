package assay.pipeline;

import assay.lane.Lane;
import assay.lane.LaneRequest;
import assay.lane.Lanes;
import assay.statistics.Effort;
import assay.suite.Product;
import assay.suite.Suite;
import assay.task.Candidate;
import assay.task.Task;
import assay.verdict.Flag;
import assay.verdict.Outcome;
import assay.verdict.Reason;
import assay.verdict.Verdict;
import java.io.IOException;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** The steps from a candidate to its verdict: admit, build on one core, judge on a lane. */
public final class Judging implements AutoCloseable {
  private final Lanes lanes;
  private final Set<Flag> flags;

  /** Talking to a judge holds a thread, so it must be a platform thread. */
  private final ExecutorService threads =
      Executors.newThreadPerTaskExecutor(Thread.ofPlatform().daemon().name("judge-", 0).factory());

  /**
   * Judging on these lanes.
   *
   * @param flags what every verdict carries because of how this machine judges
   */
  public Judging(Lanes lanes, Set<Flag> flags) {
    this.lanes = lanes;
    this.flags = Set.copyOf(flags);
  }

  /** The verdict; trouble of our own is INFRA_FAILED, never an exception. */
  public Verdict verdict(Suite suite, Task task, Candidate candidate, Effort effort)
      throws InterruptedException {
    Verdict verdict = steps(suite, task, candidate, effort);
    for (Flag flag : flags) {
      verdict = verdict.withFlag(flag);
    }
    return verdict;
  }

  private Verdict steps(Suite suite, Task task, Candidate candidate, Effort effort)
      throws InterruptedException {
    Optional<Verdict> rejected = suite.admit(task, candidate);
    if (rejected.isPresent()) {
      return rejected.get();
    }
    try {
      return switch (build(suite, task, candidate)) {
        case Product.Refused(Verdict verdict) -> verdict;
        case Product.Ready ready -> judge(suite, task, ready, effort);
      };
    } catch (IOException e) {
      return Verdict.of(Outcome.INFRA_FAILED, Reason.JUDGE, String.valueOf(e.getMessage()));
    }
  }

  private Product build(Suite suite, Task task, Candidate candidate)
      throws IOException, InterruptedException {
    try (Lane lane = lanes.lease(LaneRequest.forBuild())) {
      return suite.build(task, candidate, lane);
    }
  }

  private Verdict judge(Suite suite, Task task, Product.Ready product, Effort effort)
      throws IOException, InterruptedException {
    try (product;
        Lane lane = lanes.lease(suite.lane(task, effort))) {
      Future<Verdict> verdict = threads.submit(() -> suite.judge(task, product, lane, effort));
      try {
        return verdict.get();
      } catch (InterruptedException e) {
        verdict.cancel(true);
        throw e;
      } catch (ExecutionException e) {
        if (e.getCause() instanceof IOException problem) {
          throw problem;
        }
        throw new IOException(e.getCause());
      }
    }
  }

  @Override
  public void close() {
    threads.shutdownNow();
  }
}
