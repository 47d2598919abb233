package assay.pipeline;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import assay.lane.Lanes;
import assay.model.ModelException;
import assay.model.UnansweredException;
import assay.runfile.RunFile;
import assay.runfile.RunState;
import assay.statistics.Effort;
import assay.strategy.Manner;
import assay.task.Task;
import assay.verdict.Outcome;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

@Timeout(60)
class GenerationTest {
  private static final Task A = FakeSuite.named("a");
  private static final Task LACKING = FakeSuite.named("b", Optional.of("no compiler"));

  @TempDir Path folder;
  private final Story story = new Story();
  private FakeSuite suite;
  private RunFile file;

  @BeforeEach
  void create() {
    suite = new FakeSuite(folder);
    file = RunFile.create(folder.resolve("a.run"), FakeSuite.header("one-shot"));
  }

  @AfterEach
  void close() {
    file.close();
  }

  private Plan plan(FakeModel model, int samples) {
    return new Plan(suite, List.of(A, LACKING), model, samples, Manner.plain(), Effort.QUICK);
  }

  private static FakeModel correct() {
    return new FakeModel((task, sample) -> "CORRECT " + task.id() + " " + sample);
  }

  @Test
  void asksForEverythingAndJudgesNothing() throws Exception {
    FakeModel model = correct();
    assertThat(new Generation(plan(model, 2), file, story).run()).isEqualTo(RunState.INCOMPLETE);
    assertThat(model.asked).containsExactlyInAnyOrder("a 0", "b 0", "a 1", "b 1");
    assertThat(suite.built).isEmpty();
    assertThat(file.trials())
        .hasSize(4)
        .allMatch(trial -> trial.answer().isPresent() && trial.judgement().isEmpty());
    assertThat(story.told).startsWith("started 4 0").endsWith("ended").contains("answered b 1");
  }

  @Test
  void asksNothingTwice() throws Exception {
    new Generation(plan(correct(), 1), file, story).run();
    FakeModel model = correct();
    new Generation(plan(model, 2), file, story).run();
    assertThat(model.asked).containsExactlyInAnyOrder("a 1", "b 1");
    new Generation(plan(FakeModel.silent(), 2), file, story).run();
  }

  @Test
  void leavesJudgingForLater() throws Exception {
    new Generation(plan(correct(), 2), file, story).run();
    Judging judging = new Judging(new Lanes(List.of(0)), Set.of());
    new Pipeline(plan(FakeModel.silent(), 2), file, judging, story, "", "").run();
    assertThat(file.outcomes()).isEqualTo(Map.of(Outcome.CORRECT, 2, Outcome.SKIPPED, 1));
  }

  @Test
  void leavesAQuestionOpenThatGetsNoAnswer() throws Exception {
    FakeModel model = silentOn(3);
    new Generation(plan(model, 20), file, story).run();
    assertThat(file.trials()).hasSize(38);
    assertThat(story.told).contains("unanswered a 3 not now", "unanswered b 3 not now");
    FakeModel later = correct();
    new Generation(plan(later, 20), file, story).run();
    assertThat(later.asked).containsExactlyInAnyOrder("a 3", "b 3");
  }

  private static FakeModel silentOn(int question) {
    return new FakeModel(
        (task, sample) -> {
          if (sample == question) {
            throw new UnansweredException("not now");
          }
          return "CORRECT " + sample;
        });
  }

  @Test
  void endsWhenNobodyAnswersAnyMore() {
    FakeModel model =
        new FakeModel(
            (_, _) -> {
              throw new UnansweredException("not now");
            });
    assertThatExceptionOfType(UnansweredException.class)
        .isThrownBy(() -> new Generation(plan(model, 90), file, story).run());
    assertThat(model.asked.size()).isBetween(OpenQuestions.IN_A_ROW, 179);
    assertThat(story.told)
        .filteredOn(one -> one.startsWith("unanswered"))
        .hasSize(OpenQuestions.IN_A_ROW - 1);
  }

  @Test
  void keepsWhatWasAnsweredBeforeTheModelFailed() {
    FakeModel model =
        new FakeModel(
            (task, sample) -> {
              if (sample == 1) {
                Thread.sleep(100);
                throw new ModelException("no more");
              }
              return "CORRECT";
            });
    assertThatExceptionOfType(ModelException.class)
        .isThrownBy(() -> new Generation(plan(model, 2), file, story).run())
        .withMessage("no more");
    assertThat(file.trials()).hasSize(2);
  }
}
