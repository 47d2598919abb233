package assay.report.turns;

import static org.assertj.core.api.Assertions.assertThat;

import assay.report.synthetic.SyntheticRun;
import assay.report.turns.Trajectory.Step;
import assay.runfile.JudgementKey;
import assay.runfile.RunFile;
import assay.runfile.TrialId;
import assay.task.Answer;
import assay.task.Task;
import assay.verdict.Configuration;
import assay.verdict.Outcome;
import assay.verdict.Reason;
import assay.verdict.StopReason;
import assay.verdict.Timing;
import assay.verdict.Verdict;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TrajectoryTest {
  private static final Task TASK =
      new Task(
          "parallel/a/b/omp",
          "parallel",
          "parallel",
          "h",
          java.util.Map.of(),
          "",
          Optional.empty());

  @TempDir private Path folder;

  private static Verdict wrong() {
    return Verdict.of(Outcome.WRONG, Reason.VALUE, "wrong");
  }

  private static Verdict correct(double speedup, double around) {
    Timing timing =
        new Timing(
            "0",
            1,
            10,
            10 / speedup,
            speedup,
            speedup - around,
            speedup + around,
            StopReason.CONVERGED,
            List.of());
    return new Verdict(
        Outcome.CORRECT,
        List.of(),
        List.of(new Configuration("n=1", 1, Outcome.CORRECT, List.of(), Optional.of(timing))),
        Optional.empty(),
        Set.of());
  }

  private static void record(RunFile run, int sample, Verdict... verdicts) {
    for (int turn = 0; turn < verdicts.length; turn++) {
      TrialId trial = new TrialId(TASK.id(), sample, turn);
      run.record(trial, new Answer(Answer.Form.CODE, "x"), "{}");
      String subject = sample + " " + turn;
      run.record(
          trial, new JudgementKey(subject, TASK.hash(), "j", "t", "m", "quick"), verdicts[turn]);
    }
  }

  private List<Trajectory> recorded() {
    try (RunFile run = new SyntheticRun("example:a", 1, 0, 0).write(folder.resolve("a.run"))) {
      run.record(TASK);
      record(run, 0, wrong(), correct(2, 0.1), correct(1.9, 0.1), correct(1.5, 0.1), wrong());
      record(run, 1, wrong(), wrong(), correct(0.5, 0.1));
      return Trajectory.in(run);
    }
  }

  @Test
  void aTurnIsWorseOnlyWhereThatIsCertain() {
    List<Trajectory> all = recorded();
    assertThat(all).hasSize(2);
    assertThat(all.getFirst().steps())
        .extracting(Step::best)
        .containsExactly(true, true, false, false, false);
    assertThat(all.getFirst().steps())
        .extracting(Step::worse)
        .containsExactly(false, false, false, true, true);
    assertThat(all.getFirst().steps().get(1).milliseconds()).contains(5.0);
    assertThat(all.get(1).steps()).extracting(Step::worse).containsOnly(false);
  }

  @Test
  void whatWeSpoiledIsNoFaultOfTheModel() {
    try (RunFile run = new SyntheticRun("example:a", 1, 0, 0).write(folder.resolve("a.run"))) {
      run.record(TASK);
      Verdict ours = Verdict.of(Outcome.INFRA_FAILED, Reason.JUDGE, "killed");
      record(run, 0, correct(2, 0.1), ours);
      record(run, 1, correct(2, 0.1), ours, wrong());
      assertThat(Trajectory.in(run))
          .extracting(Trajectory::degenerates)
          .containsExactly(false, true);
    }
  }

  @Test
  void whatIsReachedStaysReached() {
    assertThat(TurnSummary.of(recorded()))
        .containsExactly(
            new TurnSummary(0, 2, 2, 0, 0, 0, 2, 0, 0),
            new TurnSummary(1, 2, 2, 1, 1, 0, 2, 1, 1),
            new TurnSummary(2, 2, 2, 2, 1, 0, 2, 2, 1),
            new TurnSummary(3, 1, 1, 1, 1, 1, 2, 2, 1),
            new TurnSummary(4, 1, 1, 0, 0, 1, 2, 2, 1));
  }
}
