package assay.pipeline;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import assay.lane.Lane;
import assay.lane.Lanes;
import assay.model.ModelException;
import assay.model.Request;
import assay.model.UnansweredException;
import assay.runfile.RunFile;
import assay.runfile.RunState;
import assay.statistics.Effort;
import assay.strategy.Manner;
import assay.strategy.Prompts;
import assay.strategy.Shots;
import assay.strategy.StrategyException;
import assay.strategy.StrategyReader;
import assay.strategy.Templates;
import assay.suite.Product;
import assay.task.Candidate;
import assay.task.Task;
import assay.verdict.Outcome;
import assay.verdict.Reason;
import assay.verdict.Verdict;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Samples of several turns: asked in order, stored, and gone on with where they stopped. */
@Timeout(60)
class RefiningTest {
  private static final Task A = FakeSuite.named("a");
  private static final Task B = FakeSuite.named("b");
  private static final List<String> SCRIPT =
      List.of("NO_CODE", "BUILD_FAILED", "CRASHED", "TIMED_OUT", "WRONG", "CORRECT", "WRONG again");

  @TempDir private Path folder;
  private final Lanes lanes = new Lanes(List.of(0, 1, 2, 3));
  private final Story story = new Story();
  private final List<String> practised = Collections.synchronizedList(new ArrayList<>());
  private final Map<String, String> questions = new ConcurrentHashMap<>();
  private FakeSuite suite;
  private RunFile file;

  @BeforeEach
  void create() {
    suite =
        new FakeSuite(folder) {
          @Override
          public Optional<Verdict> practise(Task task, Product.Ready product, Lane lane) {
            practised.add(product.program().getFileName().toString());
            return Optional.of(Verdict.of(Outcome.WRONG, Reason.VALUE, "x[1] is 2, expected 3"));
          }

          @Override
          public Optional<String> profile(
              Task task, Candidate candidate, Product.Ready product, Lane lane) {
            return Optional.of("all of it in one loop");
          }
        };
    file = RunFile.create(folder.resolve("a.run"), FakeSuite.header("refine"));
  }

  @AfterEach
  void close() {
    file.close();
  }

  private RunState run(FakeModel model, String strategy, int samples, Task... tasks)
      throws InterruptedException, ModelException, StrategyException {
    Prompts prompts = new Prompts(new Templates(Path.of("..", "prompts"), Optional.empty()));
    Manner manner = new Manner(StrategyReader.read(strategy, Shots.ZERO), prompts);
    Plan plan = new Plan(suite, List.of(tasks), model, samples, manner, Effort.QUICK);
    return new Pipeline(plan, file, new Judging(lanes, Set.of()), story, "g++ 12", "here").run();
  }

  private FakeModel scripted() {
    return FakeModel.listening(
        request -> {
          questions.put(
              request.task().id() + request.sample() + request.turn(), request.question().text());
          return SCRIPT.get(request.turn());
        });
  }

  private List<Outcome> outcomes(Task task, int sample) {
    return file.trials(task.id(), sample).stream()
        .map(one -> one.judgement().orElseThrow().verdict().outcome())
        .toList();
  }

  @Test
  void everyTurnIsATrialAndTheNextKnowsWhatCameOfIt() throws Exception {
    assertThat(run(scripted(), "refine:7,feedback=G+E+P", 1, A)).isEqualTo(RunState.COMPLETE);
    assertThat(outcomes(A, 0))
        .containsExactly(
            Outcome.NO_CODE,
            Outcome.BUILD_FAILED,
            Outcome.CRASHED,
            Outcome.TIMED_OUT,
            Outcome.WRONG,
            Outcome.CORRECT,
            Outcome.WRONG);
    assertThat(questions.get("a00")).isEqualTo("Write a");
    assertThat(questions.get("a01")).contains("Write a", "NO_CODE", "holds no code");
    assertThat(questions.get("a02")).contains("does not compile");
    assertThat(questions.get("a03")).contains("crashes", "x[1] is 2, expected 3");
    assertThat(questions.get("a04")).contains("timed out").doesNotContain("x[1]");
    assertThat(questions.get("a05")).contains("results are wrong", "x[1] is 2, expected 3");
    assertThat(questions.get("a06")).contains("right results", "all of it in one loop");
    assertThat(practised).containsExactly("CRASHED", "WRONG");
  }

  @Test
  void whatWasAskedIsInTheStoryOfTheTrial() throws Exception {
    run(scripted(), "refine:2", 1, A);
    assertThat(file.events("a", 0))
        .singleElement()
        .satisfies(
            event -> {
              assertThat(event.kind()).isEqualTo("question");
              assertThat(event.trial().turn()).isEqualTo(1);
              assertThat(event.content()).contains("holds no code");
            });
  }

  @Test
  void aRunThatWasCutShortGoesOnAtTheRightTurn() throws Exception {
    FakeModel dying =
        FakeModel.listening(
            request -> {
              if (request.turn() == 3) {
                throw new ModelException("cut short");
              }
              return SCRIPT.get(request.turn());
            });
    assertThatThrownBy(() -> run(dying, "refine:6", 1, A)).hasMessage("cut short");
    file.close();
    file = RunFile.open(folder.resolve("a.run"));
    int before = suite.judged.size();
    FakeModel again = scripted();
    assertThat(run(again, "refine:6", 1, A)).isEqualTo(RunState.COMPLETE);
    assertThat(again.asked).containsExactly("a 0 3", "a 0 4", "a 0 5");
    assertThat(suite.judged.size() - before).as("only what is new is judged").isEqualTo(3);
    assertThat(outcomes(A, 0)).hasSize(6);
    assertThat(practised).containsExactly("CRASHED", "WRONG");
  }

  @Test
  void theQuestionThatWasRecordedIsAskedAgain() throws Exception {
    FakeModel unlucky =
        FakeModel.listening(
            request -> {
              questions.put("first " + request.turn(), request.question().text());
              if (request.turn() == 3) {
                throw new UnansweredException("not now");
              }
              return SCRIPT.get(request.turn());
            });
    assertThat(run(unlucky, "refine:5", 1, A)).isEqualTo(RunState.INCOMPLETE);
    assertThat(story.told).contains("unanswered a 0 not now");
    assertThat(run(scripted(), "refine:5", 1, A)).isEqualTo(RunState.COMPLETE);
    assertThat(questions.get("a03")).isEqualTo(questions.get("first 3"));
    assertThat(practised).as("found out once").containsExactly("CRASHED");
  }

  @Test
  void aCompleteRunAsksAndJudgesNothing() throws Exception {
    run(scripted(), "refine:4", 2, A, B);
    int judged = suite.judged.size();
    assertThat(run(FakeModel.silent(), "refine:4", 2, A, B)).isEqualTo(RunState.COMPLETE);
    assertThat(suite.judged).hasSize(judged);
    assertThat(story.told.getLast()).isEqualTo("ended");
    assertThat(story.told).contains("started 16 16");
  }

  @Test
  void whatIsReachedEndsItAndSparesTheRest() throws Exception {
    assertThat(run(scripted(), "refine:7,stop=correct", 1, A)).isEqualTo(RunState.COMPLETE);
    assertThat(outcomes(A, 0)).hasSize(6).endsWith(Outcome.CORRECT);
    assertThat(story.told).contains("spared 1");
  }

  @Test
  void samplesRefineBesideEachOther() throws Exception {
    CyclicBarrier together = new CyclicBarrier(4);
    FakeModel model =
        FakeModel.listening(
            (Request request) -> {
              try {
                together.await(30, TimeUnit.SECONDS);
              } catch (Exception e) {
                throw new ModelException("one waits for another", e);
              }
              return SCRIPT.get(request.turn());
            });
    assertThat(run(model, "refine:3", 2, A, B)).isEqualTo(RunState.COMPLETE);
    assertThat(model.asked).hasSize(12);
  }
}
