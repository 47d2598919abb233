package assay.pipeline;

import assay.model.Question;
import assay.runfile.Event;
import assay.runfile.RunFile;
import assay.runfile.TrialId;
import assay.runfile.VerdictJson;
import assay.strategy.Feedback;
import assay.strategy.Refinement;
import assay.strategy.Told;
import assay.strategy.Turn;
import assay.task.Task;
import assay.verdict.Outcome;
import assay.verdict.Verdict;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What is asked in a trial. A question that depends on more than the task is recorded before it is
 * asked, and so is whatever was found out for it: a run that was cut short asks the same again.
 */
final class Inquiry {
  private static final String QUESTION = "question";
  private static final String PRACTICE = "practice";
  private static final String PROFILE = "profile";

  private final Plan plan;
  private final RunFile file;
  private final Judging judging;

  Inquiry(Plan plan, RunFile file, Judging judging) {
    this.plan = plan;
    this.file = file;
    this.judging = judging;
  }

  /** The question of the trial that follows on those turns of its sample. */
  Question question(Task task, TrialId trial, List<Turn> past) throws InterruptedException {
    Question first = plan.question(task);
    Optional<Refinement> refinement = plan.strategy().refinement();
    if (refinement.isEmpty() || past.isEmpty() || !plan.model().listens()) {
      return first.equals(plan.suite().question(task, first.form())) ? first : noted(trial, first);
    }
    Optional<String> before = event(trial, QUESTION);
    if (before.isPresent()) {
      return QuestionJson.read(before.get(), first);
    }
    return noted(
        trial,
        plan.manner()
            .prompts()
            .next(first, refinement.get(), told(task, trial, past, refinement.get())));
  }

  private Question noted(TrialId trial, Question question) {
    if (event(trial, QUESTION).isEmpty()) {
      file.recordEvent(trial, QUESTION, QuestionJson.write(question));
    }
    return question;
  }

  /** Only the last turn can still have something to find out. */
  private List<Told> told(Task task, TrialId trial, List<Turn> past, Refinement refinement)
      throws InterruptedException {
    List<Told> told = new ArrayList<>();
    for (int turn = 0; turn < past.size(); turn++) {
      TrialId one = new TrialId(trial.task(), trial.sample(), turn);
      if (turn == past.size() - 1) {
        findOut(task, one, past.get(turn), refinement);
      }
      told.add(
          new Told(
              past.get(turn),
              event(one, PRACTICE).map(VerdictJson::read),
              event(one, PROFILE).map(QuestionJson::text)));
    }
    return told;
  }

  private void findOut(Task task, TrialId trial, Turn turn, Refinement refinement)
      throws InterruptedException {
    if (turn.candidate().isEmpty()) {
      return;
    }
    boolean practises = refinement.feedback().contains(Feedback.E) && failed(turn.verdict());
    if (practises && event(trial, PRACTICE).isEmpty()) {
      judging
          .practice(plan.suite(), task, turn.candidate().get())
          .ifPresent(found -> file.recordEvent(trial, PRACTICE, VerdictJson.write(found)));
    }
    boolean profiles =
        refinement.feedback().contains(Feedback.P) && turn.verdict().outcome() == Outcome.CORRECT;
    if (profiles && event(trial, PROFILE).isEmpty()) {
      judging
          .profile(plan.suite(), task, turn.candidate().get())
          .ifPresent(found -> file.recordEvent(trial, PROFILE, QuestionJson.quoted(found)));
    }
  }

  private static boolean failed(Verdict verdict) {
    return switch (verdict.outcome()) {
      case CRASHED, OVER_LIMIT, WRONG -> true;
      case NO_CODE, REJECTED, BUILD_FAILED, TIMED_OUT, CORRECT, SKIPPED, INFRA_FAILED -> false;
    };
  }

  private Optional<String> event(TrialId trial, String kind) {
    return file.events(trial.task(), trial.sample()).stream()
        .filter(one -> one.trial().equals(trial) && one.kind().equals(kind))
        .map(Event::content)
        .findFirst();
  }
}
