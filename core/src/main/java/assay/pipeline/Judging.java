package assay.pipeline;

import assay.lane.Lane;
import assay.lane.LaneRequest;
import assay.lane.Lanes;
import assay.statistics.Effort;
import assay.strategy.ProfileText;
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

/**
 * The steps from a candidate to its verdict: admit, build on one core, judge on a lane and, where
 * the suite does so, look closer at what is correct.
 */
public final class Judging {
  private final Lanes lanes;
  private final Set<Flag> flags;

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
    try {
      Optional<Verdict> rejected = suite.admit(task, candidate);
      if (rejected.isPresent()) {
        return rejected.get();
      }
      return switch (build(suite, task, candidate)) {
        case Product.Refused(Verdict verdict) -> verdict;
        case Product.Ready ready ->
            inspected(suite, task, candidate, judge(suite, task, ready, effort));
      };
    } catch (IOException | RuntimeException e) {
      return Verdict.of(Outcome.INFRA_FAILED, Reason.JUDGE, e.toString());
    }
  }

  /**
   * What becomes of a candidate on inputs for practice; empty where the suite has none, or where
   * trouble of our own leaves nothing to tell.
   */
  public Optional<Verdict> practice(Suite suite, Task task, Candidate candidate)
      throws InterruptedException {
    return closer(suite, task, candidate, suite::practise).filter(one -> one.outcome().counts());
  }

  /** Where a correct candidate spends its time, likewise. */
  public Optional<String> profile(Suite suite, Task task, Candidate candidate)
      throws InterruptedException {
    return closer(
            suite,
            task,
            candidate,
            (one, product, lane) -> suite.profile(one, candidate, product, lane))
        .map(ProfileText::trimmed)
        .filter(text -> !text.isEmpty());
  }

  private interface Look<T> {
    Optional<T> at(Task task, Product.Ready product, Lane lane)
        throws IOException, InterruptedException;
  }

  private <T> Optional<T> closer(Suite suite, Task task, Candidate candidate, Look<T> look)
      throws InterruptedException {
    try {
      return switch (build(suite, task, candidate)) {
        case Product.Refused _ -> Optional.empty();
        case Product.Ready ready -> {
          try (ready;
              Lane lane = lanes.lease(suite.lane(task, Effort.QUICK))) {
            yield look.at(task, ready, lane);
          }
        }
      };
    } catch (IOException | RuntimeException e) {
      return Optional.empty();
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
    try (product) {
      return suite.judge(task, product, lanes, effort);
    }
  }

  private Verdict inspected(Suite suite, Task task, Candidate candidate, Verdict verdict)
      throws IOException, InterruptedException {
    Optional<LaneRequest> request = suite.inspection(task);
    if (verdict.outcome() != Outcome.CORRECT || request.isEmpty()) {
      return verdict;
    }
    try (Lane lane = lanes.lease(request.get())) {
      return suite.inspect(task, candidate, verdict, lane);
    }
  }
}
