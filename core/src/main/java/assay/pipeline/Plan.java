package assay.pipeline;

import assay.model.Model;
import assay.runfile.TrialId;
import assay.statistics.Effort;
import assay.suite.Suite;
import assay.task.Task;
import java.util.ArrayList;
import java.util.List;

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
    return questions().stream()
        .filter(one -> one.task().skipped().isEmpty() || one.id().sample() == 0)
        .toList();
  }

  /** Everything there is to ask, in the same order, whether this machine can judge it or not. */
  public List<Planned> questions() {
    List<Planned> questions = new ArrayList<>();
    for (int sample = 0; sample < samples; sample++) {
      for (Task task : tasks) {
        if (model.answers(task, sample)) {
          questions.add(new Planned(task, new TrialId(task.id(), sample, 0)));
        }
      }
    }
    return questions;
  }

  /** One trial to come. */
  public record Planned(Task task, TrialId id) {}
}
