package assay.models;

import static org.assertj.core.api.Assertions.assertThat;

import assay.lane.Lanes;
import assay.model.ModelException;
import assay.model.Question;
import assay.models.cache.ReplyCache;
import assay.models.config.Configuration;
import assay.models.fake.Desk;
import assay.models.fake.FakeProvider;
import assay.models.fake.FakeSuite;
import assay.models.price.Budget;
import assay.models.setting.Settings;
import assay.models.window.Window;
import assay.models.window.WindowTable;
import assay.pipeline.Judging;
import assay.pipeline.Pipeline;
import assay.pipeline.Plan;
import assay.pipeline.Progress;
import assay.runfile.RunFile;
import assay.runfile.RunHeader;
import assay.runfile.RunState;
import assay.runfile.TrialId;
import assay.statistics.Effort;
import assay.strategy.Manner;
import assay.task.Task;
import assay.verdict.Outcome;
import assay.verdict.Reason;
import assay.verdict.Verdict;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What does not fit a model's window is not sent. */
class WindowTest {
  private static final int SAMPLES = 3;

  /** Its last task's name has a token more than that of its first. */
  private static final FakeSuite SUITE = FakeSuite.of(1001);

  private static final Task SMALL = SUITE.tasks().getFirst();
  private static final Task LARGE = SUITE.tasks().getLast();

  @TempDir private Path folder;
  private FakeProvider fake;

  @BeforeEach
  void open() throws Exception {
    fake = FakeProvider.saying("fine");
  }

  @AfterEach
  void close() {
    fake.close();
  }

  private Models models(long window) {
    Configuration plain = Desk.configuration(fake);
    WindowTable windows = new WindowTable(Map.of("openai:m", new Window(window)));
    return new Models(
        new Configuration(plain.providers(), plain.prices(), windows),
        Desk.ENVIRONMENT,
        new Options(Desk.HASTY, 64, ReplyCache.none(), Budget.unlimited(), Duration.ofSeconds(5)));
  }

  private static Question question(Task task) {
    return SUITE.question(task, Question.Form.CHAT);
  }

  private long need(Task task) throws ModelException {
    try (Models models = models(1)) {
      String why = models.named("openai:m", Settings.CHAT).tooLarge(question(task)).orElseThrow();
      assertThat(why).matches("needs [0-9]+ tokens, openai:m has room for 1");
      return Long.parseLong(why.split(" ", -1)[1]);
    }
  }

  @Test
  void onlyTheTaskThatDoesNotFitIsSkipped() throws Exception {
    long needed = need(LARGE);
    assertThat(needed).isGreaterThan(need(SMALL));
    try (Models models = models(needed - 1);
        RunFile file = RunFile.create(folder.resolve("window.run"), header())) {
      ProvidedModel model = models.named("openai:m", Settings.CHAT);
      Plan plan =
          new Plan(SUITE, List.of(SMALL, LARGE), model, SAMPLES, Manner.plain(), Effort.QUICK);
      Judging judging = new Judging(new Lanes(List.of(0)), Set.of());
      RunState state = new Pipeline(plan, file, judging, new Silence(), "", "").run();

      assertThat(state).isEqualTo(RunState.COMPLETE);
      assertThat(fake.requests()).hasSize(SAMPLES);
      assertThat(file.trials(SMALL.id())).hasSize(SAMPLES);
      assertThat(file.trials(LARGE.id()))
          .singleElement()
          .satisfies(
              trial -> {
                assertThat(trial.answer()).isEmpty();
                Verdict verdict = trial.judgement().orElseThrow().verdict();
                assertThat(verdict.outcome()).isEqualTo(Outcome.SKIPPED);
                assertThat(verdict.evidence())
                    .singleElement()
                    .satisfies(
                        one -> {
                          assertThat(one.reason()).isEqualTo(Reason.WINDOW);
                          assertThat(one.text())
                              .isEqualTo(
                                  "needs %d tokens, openai:m has room for %d"
                                      .formatted(needed, needed - 1));
                        });
              });
      assertThat(model.estimate(List.of(question(SMALL), question(LARGE)), SAMPLES).trials())
          .isEqualTo(SAMPLES);
    }
  }

  @Test
  void whatJustFitsIsAskedOnceTheWindowIsThatLarge() throws Exception {
    long needed = need(LARGE);
    try (Models narrow = models(needed - 1);
        Models wide = models(needed);
        RunFile file = RunFile.create(folder.resolve("later.run"), header())) {
      for (Models models : List.of(narrow, wide)) {
        ProvidedModel model = models.named("openai:m", Settings.CHAT);
        Plan plan = new Plan(SUITE, List.of(LARGE), model, 1, Manner.plain(), Effort.QUICK);
        new Pipeline(
                plan, file, new Judging(new Lanes(List.of(0)), Set.of()), new Silence(), "", "")
            .run();
      }
      assertThat(fake.requests()).hasSize(1);
      assertThat(file.trials(LARGE.id()).getFirst().judgement().orElseThrow().verdict().outcome())
          .isEqualTo(Outcome.CORRECT);
    }
  }

  @Test
  void othersTokensAreTakenToBeShorter() throws Exception {
    Settings settings = Settings.CHAT;
    WindowTable one = new WindowTable(Map.of("ollama:*", new Window(1)));
    Configuration plain = Desk.configuration(fake);
    try (Models models =
        new Models(
            new Configuration(plain.providers(), plain.prices(), one),
            Desk.ENVIRONMENT,
            Options.of(ReplyCache.none(), Budget.unlimited()))) {
      String why = models.named("ollama:any-2026-01-02", settings).tooLarge(question(LARGE)).get();
      assertThat(Long.parseLong(why.split(" ", -1)[1])).isGreaterThan(need(LARGE));
      assertThat(models.named("openai:unknown", settings).tooLarge(question(LARGE))).isEmpty();
    }
  }

  @Test
  void windowsAreBuiltInForDatedNamesToo() {
    WindowTable known = Configuration.builtIn().windows();
    assertThat(known.of("openai:gpt-5-mini-2025-08-07")).contains(new Window(400_000));
    assertThat(known.of("openai:gpt-77")).isEmpty();
  }

  private static RunHeader header() {
    return new RunHeader(
        UUID.randomUUID(),
        Optional.empty(),
        Instant.EPOCH,
        List.of(),
        "fake",
        "fake",
        "",
        "openai:m",
        "",
        "one-shot",
        "quick",
        Map.of(),
        Map.of(),
        "0");
  }

  private static final class Silence implements Progress {
    @Override
    public void started(int trials, int recorded) {}

    @Override
    public void finished(TrialId trial, Verdict verdict) {}

    @Override
    public void retried(TrialId trial, String problem) {}

    @Override
    public void unanswered(TrialId trial, String problem) {}

    @Override
    public void ended() {}
  }
}
