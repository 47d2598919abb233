package assay.pipeline;

import assay.model.ModelException;
import assay.model.Reply;
import assay.model.Request;
import assay.model.UnansweredException;
import assay.runfile.RunFile;
import assay.runfile.RunState;
import assay.runfile.Trial;
import assay.runfile.TrialId;
import assay.task.Task;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Asks for every answer of a plan and stores it; judging comes later, here or on another machine.
 * That this machine cannot run a task does not keep it from being asked.
 */
public final class Generation {
  private final Plan plan;
  private final RunFile file;
  private final Progress progress;
  private final OpenQuestions open;

  public Generation(Plan plan, RunFile file, Progress progress) {
    this.plan = plan;
    this.file = file;
    this.progress = progress;
    this.open = new OpenQuestions(progress);
  }

  /** Asks for what is not stored yet and says where the run then stands. */
  public RunState run() throws InterruptedException, ModelException {
    for (Task task : plan.tasks()) {
      file.record(task);
    }
    Set<TrialId> stored = new HashSet<>();
    for (Trial trial : file.trials()) {
      if (trial.answer().isPresent()) {
        stored.add(trial.id());
      }
    }
    List<Plan.Planned> all = plan.questions();
    List<Plan.Planned> missing = all.stream().filter(one -> !stored.contains(one.id())).toList();
    progress.started(all.size(), all.size() - missing.size());
    Crew.perform(missing, this::one);
    file.record(RunState.INCOMPLETE);
    progress.ended();
    return RunState.INCOMPLETE;
  }

  private void one(Plan.Planned trial) throws InterruptedException, ModelException {
    Reply reply;
    try {
      reply =
          plan.model()
              .ask(new Request(trial.task(), trial.id().sample(), 0, plan.question(trial.task())));
    } catch (UnansweredException e) {
      open.leave(trial.id(), e);
      return;
    }
    open.answered();
    file.record(trial.id(), reply.answer(), FinishJson.of(reply.finish()));
    progress.answered(trial.id());
  }
}
