package assay.pipeline;

import assay.model.Model;
import assay.model.Question;
import assay.runfile.TrialId;
import assay.statistics.Effort;
import assay.strategy.Manner;
import assay.strategy.Strategy;
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
 * @param manner how the model is asked
 */
public record Plan(
    Suite suite, List<Task> tasks, Model model, int samples, Manner manner, Effort effort) {
  public Plan {
    tasks = List.copyOf(tasks);
  }

  /**
   * The question that each sample of the task begins with; in plain words for who does not listen.
   */
  public Question question(Task task) {
    return model.listens()
        ? manner.first(suite, task, model.form())
        : suite.question(task, model.form());
  }

  public Strategy strategy() {
    return manner.strategy();
  }

  /**
   * The first trial of each sample, sample by sample, so that a run cut short has seen every task.
   */
  public List<Planned> trials() {
    return everySample().stream()
        .filter(one -> one.id().sample() == 0 || skipped(one.task()).isEmpty())
        .toList();
  }

  /** Everything there is to ask, in the same order, whether this machine can judge it or not. */
  public List<Planned> questions() {
    return everySample().stream().filter(one -> unasked(one.task()).isEmpty()).toList();
  }

  /** The verdict on a task that cannot be run here, or not be asked. */
  public Optional<Verdict> skipped(Task task) {
    return task.skipped()
        .map(why -> Verdict.of(Outcome.SKIPPED, Reason.MISSING_TOOL, why))
        .or(() -> unasked(task));
  }

  /** The verdict on a task that cannot be asked. */
  public Optional<Verdict> unasked(Task task) {
    return model.listens()
        ? manner
            .obstacle(suite, task)
            .map(why -> Verdict.of(Outcome.SKIPPED, Reason.NO_FORM, why))
            .or(
                () ->
                    model
                        .tooLarge(question(task))
                        .map(why -> Verdict.of(Outcome.SKIPPED, Reason.WINDOW, why)))
        : Optional.empty();
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
