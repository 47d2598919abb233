package assay.pipeline;

import assay.model.Model;
import assay.runfile.TrialId;
import assay.statistics.Effort;
import assay.suite.Suite;
import assay.task.Task;
import assay.verdict.Outcome;
import assay.verdict.Reason;
import assay.verdict.Verdict;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What is to be done: every task, that many samples each.
 *
 * @param samples how many at most; a model that has fewer is asked only for those
 */
public record Plan(Suite suite, List<Task> tasks, Model model, int samples, Effort effort) {
  public Plan {
    tasks = List.copyOf(tasks);
  }

  /** Its trials, sample by sample, so that a run cut short has seen every task. */
  public List<Planned> trials() {
    return everySample().stream()
        .filter(one -> one.id().sample() == 0 || skipped(one.task()).isEmpty())
        .toList();
  }

  /** Everything there is to ask, in the same order, whether this machine can judge it or not. */
  public List<Planned> questions() {
    return everySample().stream().filter(one -> model.tooLarge(one.task()).isEmpty()).toList();
  }

  /** The verdict on a task that cannot be run here, or not be asked. */
  public Optional<Verdict> skipped(Task task) {
    return task.skipped()
        .map(why -> Verdict.of(Outcome.SKIPPED, Reason.MISSING_TOOL, why))
        .or(() -> model.tooLarge(task).map(why -> Verdict.of(Outcome.SKIPPED, Reason.WINDOW, why)));
  }

  private List<Planned> everySample() {
    List<Planned> planned = new ArrayList<>();
    for (int sample = 0; sample < samples; sample++) {
      for (Task task : tasks) {
        if (model.answers(task, sample)) {
          planned.add(new Planned(task, new TrialId(task.id(), sample, 0)));
        }
      }
    }
    return planned;
  }

  /** One trial to come. */
  public record Planned(Task task, TrialId id) {}
}
