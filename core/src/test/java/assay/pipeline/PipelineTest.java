package assay.pipeline;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import assay.lane.Lane;
import assay.lane.LaneRequest;
import assay.lane.Lanes;
import assay.model.ModelException;
import assay.model.UnansweredException;
import assay.runfile.RunFile;
import assay.runfile.RunState;
import assay.runfile.Trial;
import assay.runfile.TrialId;
import assay.statistics.Effort;
import assay.strategy.Manner;
import assay.suite.Product;
import assay.task.Task;
import assay.verdict.Outcome;
import assay.verdict.Reason;
import assay.verdict.Verdict;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

@Timeout(60)
class PipelineTest {
  private static final Task A = FakeSuite.named("a");
  private static final Task B = FakeSuite.named("b");

  @TempDir Path folder;
  private final Lanes lanes = new Lanes(List.of(0, 1, 2, 3, 4, 5, 6, 7));
  private final Story story = new Story();
  private FakeSuite suite;
  private RunFile file;

  @BeforeEach
  void create() {
    suite = new FakeSuite(folder);
    file = RunFile.create(folder.resolve("a.run"), FakeSuite.header("one-shot"));
  }

  @AfterEach
  void close() throws Exception {
    file.close();
    assertThat(lanes.lease(new LaneRequest(8, false, true)).cores())
        .as("every core is given back")
        .hasSize(8);
  }

  private void reopen() {
    file.close();
    file = RunFile.open(folder.resolve("a.run"));
  }

  private RunState run(FakeModel model, int samples, Task... tasks)
      throws InterruptedException, ModelException {
    Plan plan = new Plan(suite, List.of(tasks), model, samples, Manner.plain(), Effort.QUICK);
    return new Pipeline(plan, file, new Judging(lanes, Set.of()), story, "g++ 12", "here").run();
  }

  @Test
  void aQuestionWithoutAnAnswerLeavesTheRunIncomplete() throws Exception {
    FakeModel model =
        new FakeModel(
            (_, sample) -> {
              if (sample == 1) {
                throw new UnansweredException("not now");
              }
              return "CORRECT " + sample;
            });
    assertThat(run(model, 3, A)).isEqualTo(RunState.INCOMPLETE);
    assertThat(story.told).contains("unanswered a 1 not now", "finished a 2 CORRECT");
    assertThat(run(correct(), 3, A)).isEqualTo(RunState.COMPLETE);
    assertThat(outcomes()).hasSize(3).containsOnly(Outcome.CORRECT);
  }

  private List<Outcome> outcomes() {
    return file.trials().stream()
        .map(trial -> trial.judgement().orElseThrow().verdict().outcome())
        .toList();
  }

  /** Each sample of each task in words of its own. */
  private static FakeModel correct() {
    return new FakeModel((task, sample) -> "CORRECT " + task.id() + " " + sample);
  }

  @Test
  void everyAnswerGetsTheVerdictItDeserves() throws Exception {
    List<Outcome> all =
        List.of(
            Outcome.NO_CODE,
            Outcome.REJECTED,
            Outcome.BUILD_FAILED,
            Outcome.CRASHED,
            Outcome.TIMED_OUT,
            Outcome.OVER_LIMIT,
            Outcome.WRONG,
            Outcome.CORRECT);
    FakeModel model = new FakeModel((_, sample) -> all.get(sample).name());
    assertThat(run(model, all.size(), A)).isEqualTo(RunState.COMPLETE);
    assertThat(outcomes()).isEqualTo(all);
    assertThat(suite.built).hasSize(6);
    assertThat(suite.judged).hasSize(5);
    assertThat(story.told.getFirst()).isEqualTo("started 8 0");
    assertThat(story.told.getLast()).isEqualTo("ended");
    assertThat(story.told).hasSize(10).contains("finished a 7 CORRECT", "finished a 0 NO_CODE");
  }

  @Test
  void resumingAsksAndJudgesNothingTwice() throws Exception {
    run(correct(), 3, A, B);
    assertThat(suite.judged).hasSize(6);
    reopen();
    assertThat(run(FakeModel.silent(), 3, A, B)).isEqualTo(RunState.COMPLETE);
    assertThat(suite.judged).hasSize(6);
    assertThat(story.told.subList(8, 10)).containsExactly("started 6 6", "ended");
  }

  @Test
  void moreSamplesExtendARun() throws Exception {
    run(correct(), 2, A, B);
    reopen();
    FakeModel model = correct();
    run(model, 3, A, B);
    assertThat(model.asked).containsExactlyInAnyOrder("a 2", "b 2");
    assertThat(outcomes()).hasSize(6).containsOnly(Outcome.CORRECT);
  }

  @Test
  void identicalCandidatesOfATaskAreJudgedOnce() throws Exception {
    FakeModel same = new FakeModel((_, _) -> "WRONG the same");
    run(same, 30, A, B);
    assertThat(suite.judged).containsExactlyInAnyOrder("a: WRONG the same", "b: WRONG the same");
    assertThat(outcomes()).hasSize(60).containsOnly(Outcome.WRONG);
    reopen();
    run(same, 31, A, B);
    assertThat(suite.judged).as("nor after a restart").hasSize(2);
    assertThat(outcomes()).hasSize(62);
  }

  @Test
  void troubleIsTriedThreeTimesAndLeavesTheRunIncomplete() throws Exception {
    FakeModel model = new FakeModel((_, sample) -> sample == 0 ? "INFRA_FAILED" : "CORRECT");
    assertThat(run(model, 2, A)).isEqualTo(RunState.INCOMPLETE);
    assertThat(suite.judged.stream().filter("a: INFRA_FAILED"::equals)).hasSize(3);
    assertThat(outcomes()).containsExactly(Outcome.INFRA_FAILED, Outcome.CORRECT);
    assertThat(file.attempts(new TrialId("a", 0, 0))).hasSize(3);
    assertThat(story.told.stream().filter("retried a 0 as told"::equals)).hasSize(2);
    reopen();
    assertThat(file.state()).isEqualTo(RunState.INCOMPLETE);
    suite = healed();
    assertThat(run(FakeModel.silent(), 2, A)).isEqualTo(RunState.COMPLETE);
    assertThat(outcomes()).containsExactly(Outcome.WRONG, Outcome.CORRECT);
    assertThat(suite.judged).hasSize(1);
  }

  private FakeSuite healed() {
    return new FakeSuite(folder) {
      @Override
      public Verdict judge(Task task, Product.Ready product, Lane lane, Effort effort)
          throws IOException, InterruptedException {
        super.judge(task, product, lane, effort);
        return Verdict.of(Outcome.WRONG, Reason.VALUE, "healed");
      }
    };
  }

  @Test
  void troubleThatPassesLeavesNoTraceInTheVerdict() throws Exception {
    AtomicInteger tries = new AtomicInteger();
    suite =
        new FakeSuite(folder) {
          @Override
          public Verdict judge(Task task, Product.Ready product, Lane lane, Effort effort)
              throws IOException, InterruptedException {
            if (tries.incrementAndGet() < 3) {
              throw new IOException("full");
            }
            return super.judge(task, product, lane, effort);
          }
        };
    assertThat(run(correct(), 1, A)).isEqualTo(RunState.COMPLETE);
    assertThat(outcomes()).containsExactly(Outcome.CORRECT);
    assertThat(file.attempts(new TrialId("a", 0, 0))).hasSize(2);
  }

  @Test
  void aSkippedTaskIsNotAskedUntilItCanRun() throws Exception {
    Task skipped = new Task("b", "fake", "fake", B.hash(), Map.of(), "", Optional.of("no nvcc"));
    FakeModel model = correct();
    assertThat(run(model, 3, A, skipped)).isEqualTo(RunState.COMPLETE);
    assertThat(model.asked).hasSize(3).allMatch(one -> one.startsWith("a "));
    Trial noted = file.trials("b", 0).getFirst();
    assertThat(noted.judgement().orElseThrow().verdict().outcome()).isEqualTo(Outcome.SKIPPED);
    assertThat(noted.judgement().orElseThrow().verdict().evidence().getFirst().text())
        .isEqualTo("no nvcc");
    reopen();
    run(FakeModel.silent(), 3, A, skipped);
    FakeModel later = correct();
    run(later, 1, A, B);
    assertThat(later.asked).containsExactly("b 0");
    assertThat(file.trials("b", 0).getFirst().judgement().orElseThrow().verdict().outcome())
        .isEqualTo(Outcome.CORRECT);
  }

  @Test
  void aTaskThatCannotRunNeedsNoJudge() throws Exception {
    suite =
        new FakeSuite(folder) {
          @Override
          public String judgeHash(Task task) {
            throw new IllegalStateException("there is no compiler");
          }
        };
    Task skipped = FakeSuite.named("b", Optional.of("no g++"));
    assertThat(run(FakeModel.silent(), 1, skipped)).isEqualTo(RunState.COMPLETE);
    assertThat(outcomes()).containsExactly(Outcome.SKIPPED);
  }

  @Test
  void anotherJudgeJudgesTheSameAnswersAgain() throws Exception {
    run(correct(), 1, A);
    suite =
        new FakeSuite(folder) {
          @Override
          public String judgeHash(Task task) {
            return "a better judge";
          }
        };
    assertThat(run(FakeModel.silent(), 1, A)).isEqualTo(RunState.COMPLETE);
    assertThat(suite.judged).containsExactly("a: CORRECT a 0");
    Trial trial = file.trials("a", 0).getFirst();
    assertThat(trial.judgement().orElseThrow().key().judge()).isEqualTo("a better judge");
  }

  @Test
  void anInterruptedRunKeepsItsAnswersAndResumes() throws Exception {
    CountDownLatch judging = new CountDownLatch(1);
    Thread runner = Thread.currentThread();
    suite =
        new FakeSuite(folder) {
          @Override
          public Verdict judge(Task task, Product.Ready product, Lane lane, Effort effort)
              throws IOException, InterruptedException {
            if (task.id().equals("b")) {
              judging.countDown();
              Thread.sleep(60_000);
            }
            return super.judge(task, product, lane, effort);
          }
        };
    Thread.ofVirtual()
        .start(
            () -> {
              try {
                judging.await();
                while (story.told.stream().filter(one -> one.startsWith("finished a")).count()
                    < 2) {
                  Thread.sleep(1);
                }
              } catch (InterruptedException e) {
                throw new AssertionError(e);
              }
              runner.interrupt();
            });
    assertThatExceptionOfType(InterruptedException.class).isThrownBy(() -> run(correct(), 2, A, B));
    reopen();
    assertThat(file.state()).isEqualTo(RunState.INTERRUPTED);
    assertThat(file.trials()).hasSize(4);
    assertThat(file.trials().stream().filter(trial -> trial.judgement().isPresent())).hasSize(2);
    suite = new FakeSuite(folder);
    assertThat(run(FakeModel.silent(), 2, A, B)).isEqualTo(RunState.COMPLETE);
    assertThat(suite.judged).containsExactlyInAnyOrder("b: CORRECT b 0", "b: CORRECT b 1");
  }

  @Test
  void aModelThatCannotBeAskedEndsTheRunAndNothingIsLost() throws Exception {
    FakeModel failing =
        new FakeModel(
            (task, sample) -> {
              if (sample == 5) {
                throw new ModelException("the key is not valid");
              }
              return "CORRECT " + task.id() + " " + sample;
            });
    assertThatExceptionOfType(ModelException.class)
        .isThrownBy(() -> run(failing, 90, A))
        .withMessage("the key is not valid");
    assertThat(failing.asked.size()).as("the rest is not asked for").isLessThan(90);
    reopen();
    long kept = file.trials().size();
    assertThat(kept).isGreaterThanOrEqualTo(5);
    FakeModel working = correct();
    assertThat(run(working, 90, A)).isEqualTo(RunState.COMPLETE);
    assertThat(working.asked).hasSize((int) (90 - kept)).contains("a 5");
    assertThat(outcomes()).hasSize(90).containsOnly(Outcome.CORRECT);
  }

  @Test
  void aDefectInASuiteCostsOneTrialNotTheRun() throws Exception {
    suite =
        new FakeSuite(folder) {
          @Override
          public Verdict judge(Task task, Product.Ready product, Lane lane, Effort effort)
              throws IOException, InterruptedException {
            if (task.id().equals("a")) {
              throw new IllegalStateException("a defect");
            }
            return super.judge(task, product, lane, effort);
          }
        };
    assertThat(run(correct(), 1, A, B)).isEqualTo(RunState.INCOMPLETE);
    assertThat(outcomes()).containsExactly(Outcome.INFRA_FAILED, Outcome.CORRECT);
  }
}
