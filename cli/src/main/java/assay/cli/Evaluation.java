package assay.cli;

import assay.model.ModelException;
import assay.pipeline.Pipeline;
import assay.pipeline.Plan;
import assay.report.Colour;
import assay.report.Numbers;
import assay.report.Outcomes;
import assay.report.Screen;
import assay.runfile.RunFile;
import assay.runfile.RunState;
import assay.runfile.StoredAnswer;
import assay.runfile.Trial;
import assay.runfile.TrialId;
import assay.task.Task;
import assay.verdict.Outcome;
import assay.verdict.Verdict;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

/** Carries an assignment out on a workbench and says what came of it. */
final class Evaluation {
  private final Assignment assignment;
  private final Workbench workbench;
  private final Terminal terminal;

  Evaluation(Assignment assignment, Workbench workbench, Terminal terminal) {
    this.assignment = assignment;
    this.workbench = workbench;
    this.terminal = terminal;
  }

  /**
   * What came of it, as other programs read it.
   *
   * @param outcomes trials by outcome, the skipped ones aside
   * @param skipped trials by the reason they were skipped for
   * @param cost what providers charged, in US dollars
   * @param unanswered samples whose last question got no answer
   */
  record Result(
      Path run,
      int trials,
      Map<Outcome, Integer> outcomes,
      Map<String, Integer> skipped,
      boolean resumed,
      double seconds,
      double cost,
      int unanswered,
      RunState state) {
    String view(Screen screen) {
      StringBuilder text = new StringBuilder();
      text.append(Outcomes.counted(outcomes)).append('\n');
      skipped.forEach((reason, count) -> text.append(count + " skipped (" + reason + ")\n"));
      if (state == RunState.INCOMPLETE) {
        text.append(screen.paint(Colour.RED, incomplete())).append('\n');
      }
      text.append("Run file: ").append(run).append('\n');
      return text.append("Next: ./assay score ").append(run).append('\n').toString();
    }

    private String incomplete() {
      String what =
          unanswered > 0
              ? Numbers.count(unanswered, "question") + " got no answer"
              : "infrastructure failed";
      return "Incomplete: " + what + "; run the same command again.";
    }

    ExitCode exit() {
      if (state == RunState.INCOMPLETE) {
        return ExitCode.BROKEN;
      }
      boolean nothingRan = outcomes.isEmpty() && !skipped.isEmpty();
      return nothingRan ? ExitCode.LACKING : ExitCode.DONE;
    }
  }

  /**
   * Runs what is not recorded yet.
   *
   * @param resumeCommand what the user types to go on after an interruption
   */
  Result run(List<Task> tasks, int samples, RunPlace place, String resumeCommand)
      throws Complaint, ModelException {
    Instant begin = Instant.now();
    boolean resumed = place.exists();
    Plan plan =
        new Plan(
            assignment.suite(),
            tasks,
            assignment.model(),
            samples,
            assignment.manner(),
            assignment.effort());
    if (!workbench.confined()) {
      terminal.warn("WARNING: there is no sandbox; what is judged can read and change anything.");
    }
    RunProgress progress = new RunProgress(terminal);
    try (RunFile file = place.open(assignment)) {
      RunState state = pipeline(plan, file, progress).run();
      return result(plan, file, resumed, begin, progress.unanswered(), state);
    } catch (InterruptedException e) {
      progress.ended();
      throw new Complaint(
          ExitCode.INTERRUPTED,
          "Stopped; %s recorded. To go on: %s".formatted(progress.done(), resumeCommand),
          e);
    } finally {
      progress.ended();
    }
  }

  private Pipeline pipeline(Plan plan, RunFile file, RunProgress progress) {
    return new Pipeline(
        plan,
        file,
        workbench.judging(),
        progress,
        Workbench.fingerprint(assignment.toolchain()),
        assignment.machine().fingerprint());
  }

  private static Result result(
      Plan plan, RunFile file, boolean resumed, Instant begin, int unanswered, RunState state) {
    Set<TrialId> planned = new HashSet<>();
    plan.trials().forEach(one -> planned.add(one.id()));
    Set<TrialId> open = new HashSet<>(planned);
    int trials = 0;
    double cost = 0;
    Map<Outcome, Integer> outcomes = new EnumMap<>(Outcome.class);
    Map<String, Integer> skipped = new TreeMap<>();
    for (Trial trial : file.trials()) {
      TrialId first = new TrialId(trial.id().task(), trial.id().sample(), 0);
      Optional<Verdict> verdict = trial.judgement().map(one -> one.verdict());
      if (planned.contains(first) && verdict.isPresent()) {
        trials++;
        open.remove(first);
        count(verdict.get(), outcomes, skipped);
        cost += file.answer(trial.id()).map(Evaluation::cost).orElse(0.0);
      }
    }
    double seconds = Duration.between(begin, Instant.now()).toMillis() / 1e3;
    return new Result(
        file.path(),
        trials + open.size(),
        outcomes,
        skipped,
        resumed,
        seconds,
        cost,
        unanswered,
        state);
  }

  static double cost(StoredAnswer answer) {
    return Json.read(answer.finish()).path("cost").asDouble(0);
  }

  private static void count(
      Verdict verdict, Map<Outcome, Integer> outcomes, Map<String, Integer> skipped) {
    if (verdict.outcome() == Outcome.SKIPPED) {
      skipped.merge(verdict.evidence().getFirst().text(), 1, Integer::sum);
    } else {
      outcomes.merge(verdict.outcome(), 1, Integer::sum);
    }
  }
}
