package assay.report;

import static org.assertj.core.api.Assertions.assertThat;

import assay.report.synthetic.SyntheticRun;
import assay.runfile.Judgement;
import assay.runfile.JudgementKey;
import assay.runfile.RunFile;
import assay.runfile.RunHeader;
import assay.runfile.Trial;
import assay.runfile.TrialId;
import assay.score.ScoredTrial;
import assay.task.Task;
import assay.verdict.Configuration;
import assay.verdict.Outcome;
import assay.verdict.Reason;
import assay.verdict.Verdict;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class ScoringTest {
  @TempDir private Path folder;

  @Test
  void labelsEveryTrialWithItsTaskItsRunAndItsMachine() {
    try (RunFile run = new SyntheticRun("example:a", 0.6, 8, 2).write(folder.resolve("a.run"))) {
      List<ScoredTrial> trials = Scoring.of(run, "mine", Map.of()).trials();
      assertThat(trials).hasSize(16);
      assertThat(trials.getFirst().labels())
          .containsEntry("exec", "serial")
          .containsEntry("model", "example:a")
          .containsEntry("run", "mine")
          .containsEntry("machine", "Fictitious CPU @ 3.1 GHz");
    }
  }

  @Test
  void aTaskNobodySolvedIsTimedWhereItsExecutionModelIs() {
    try (RunFile run = new SyntheticRun("example:a", 0.6, 48, 2).write(folder.resolve("a.run"))) {
      assertThat(Scoring.of(run, "mine", Map.of("omp", Set.of(16))).trials())
          .filteredOn(trial -> "omp".equals(trial.labels().get("exec")))
          .allSatisfy(
              trial -> assertThat(trial.timedAt()).containsExactlyInAnyOrder(1, 2, 4, 8, 16))
          .anySatisfy(trial -> assertThat(trial.speedups()).isEmpty());
    }
  }

  @Test
  void ofSeveralTurnsTheBestCounts() {
    try (RunFile run = new SyntheticRun("example:a", 1, 1, 1).write(folder.resolve("a.run"))) {
      Task task = run.tasks().getFirst();
      Scoring scoring = new Scoring(run.header(), "mine", Map.of());
      Verdict none = Verdict.of(Outcome.NO_CODE, Reason.EMPTY_ANSWER, "nothing");
      Verdict wrong = Verdict.of(Outcome.WRONG, Reason.VALUE, "wrong");
      Verdict right = Verdict.of(Outcome.CORRECT, Reason.PRECISION, "as precise");
      scoring.add(task, turns(task, 0, none, wrong, right, wrong));
      scoring.add(task, turns(task, 1, wrong, none));
      assertThat(scoring.judged()).extracting(JudgedTrial::verdict).containsExactly(right, wrong);
      assertThat(scoring.trials(List.of(Scoring.TURN)))
          .extracting(one -> one.labels().get("turn") + " " + one.sample() + " " + one.outcome())
          .containsExactly(
              "1 0 NO_CODE",
              "1 1 WRONG",
              "2 0 WRONG",
              "2 1 WRONG",
              "3 0 CORRECT",
              "3 1 WRONG",
              "4 0 CORRECT",
              "4 1 WRONG");
      assertThat(scoring.turnsAlone())
          .extracting(one -> one.labels().get("turn") + " " + one.sample() + " " + one.outcome())
          .containsExactly(
              "1 0 NO_CODE", "1 1 WRONG", "2 0 WRONG", "2 1 NO_CODE", "3 0 CORRECT", "4 0 WRONG");
    }
  }

  private static List<Trial> turns(Task task, int sample, Verdict... verdicts) {
    List<Trial> turns = new ArrayList<>();
    for (Verdict verdict : verdicts) {
      turns.add(trial(task, new TrialId(task.id(), sample, turns.size()), verdict));
    }
    return turns;
  }

  @Test
  void whoFailsAtAnotherSizeFailsThereAlone() {
    try (RunFile run = new SyntheticRun("example:a", 1, 1, 1).write(folder.resolve("a.run"))) {
      Task task = run.tasks().getFirst();
      Scoring scoring = new Scoring(timedAt(run.header(), "quick@1/4,4"), "mine", Map.of());
      Verdict verdict =
          new Verdict(
              Outcome.CORRECT,
              List.of(),
              List.of(
                  configuration(Outcome.CORRECT, Optional.of(0.25)),
                  configuration(Outcome.TIMED_OUT, Optional.of(4.0)),
                  configuration(Outcome.CORRECT, Optional.empty())),
              Optional.empty(),
              Set.of());
      TrialId first = new TrialId(task.id(), 0, 0);
      scoring.add(task, List.of(trial(task, first, verdict)));
      TrialId second = new TrialId(task.id(), 1, 0);
      Verdict wrong = Verdict.of(Outcome.WRONG, Reason.VALUE, "wrong");
      scoring.add(task, List.of(trial(task, second, wrong)));
      assertThat(scoring.trials())
          .extracting(ScoredTrial::outcome)
          .containsExactly(Outcome.CORRECT, Outcome.WRONG);
      assertThat(scoring.trials(List.of(Scoring.SIZE)))
          .extracting(one -> one.labels().get("size") + " " + one.sample() + " " + one.outcome())
          .containsExactly(
              "1 0 CORRECT",
              "1 1 WRONG",
              "1/4 0 CORRECT",
              "1/4 1 WRONG",
              "4 0 TIMED_OUT",
              "4 1 WRONG");
    }
  }

  @Test
  void aTaskThatSaysItsSizeKeepsIt() {
    try (RunFile run = new SyntheticRun("example:a", 1, 1, 1).write(folder.resolve("a.run"))) {
      Task known = run.tasks().getFirst();
      Task task =
          new Task(
              known.id(),
              known.suite(),
              known.pack(),
              known.hash(),
              Map.of("exec", "cuda@paper", "size", "paper"),
              known.prompt(),
              known.skipped());
      Scoring scoring = new Scoring(run.header(), "mine", Map.of());
      Verdict wrong = Verdict.of(Outcome.WRONG, Reason.VALUE, "wrong");
      scoring.add(task, List.of(trial(task, new TrialId(task.id(), 0, 0), wrong)));
      assertThat(scoring.trials().getFirst().labels())
          .containsEntry("size", "paper")
          .doesNotContainKey("gpu");
      assertThat(scoring.judged())
          .containsExactly(new JudgedTrial(scoring.trials().getFirst(), wrong));
    }
  }

  private static Configuration configuration(Outcome outcome, Optional<Double> size) {
    return new Configuration("n=1", 1, outcome, List.of(), Optional.empty(), size);
  }

  private static Trial trial(Task task, TrialId id, Verdict verdict) {
    JudgementKey key = new JudgementKey("x", task.hash(), "judge", "tools", "box", "quick");
    return new Trial(
        id,
        task.hash(),
        task.labels(),
        Optional.empty(),
        Optional.empty(),
        Optional.of(new Judgement(key, 1, verdict, Instant.EPOCH)));
  }

  private static RunHeader timedAt(RunHeader header, String timing) {
    return new RunHeader(
        header.id(),
        header.parent(),
        header.created(),
        header.command(),
        header.suite(),
        header.pack(),
        header.packHash(),
        header.model(),
        header.parameters(),
        header.strategy(),
        timing,
        header.machine(),
        header.toolchain(),
        header.assay());
  }
}
