package assay.report;

import static org.assertj.core.api.Assertions.assertThat;

import assay.report.synthetic.SyntheticRun;
import assay.runfile.JudgementKey;
import assay.runfile.RunFile;
import assay.runfile.TrialId;
import assay.score.ScoredTrial;
import assay.task.Answer;
import assay.task.Task;
import assay.verdict.Outcome;
import assay.verdict.Reason;
import assay.verdict.Verdict;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
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
  void ofSeveralTurnsTheLastJudgedOneCounts() {
    try (RunFile run = new SyntheticRun("example:a", 1, 1, 1).write(folder.resolve("a.run"))) {
      Task task = run.tasks().getFirst();
      TrialId second = new TrialId(task.id(), 0, 1);
      run.record(second, new Answer(Answer.Form.MESSAGE, "again"), "{}");
      run.record(new TrialId(task.id(), 0, 2), new Answer(Answer.Form.MESSAGE, "waits"), "{}");
      run.record(
          second,
          new JudgementKey("x", task.hash(), "judge", "tools", "box", "quick"),
          Verdict.of(Outcome.NO_CODE, Reason.EMPTY_ANSWER, "nothing"));
      assertThat(Scoring.of(run, "mine", Map.of()).trials())
          .extracting(ScoredTrial::outcome)
          .containsExactly(Outcome.NO_CODE);
    }
  }
}
