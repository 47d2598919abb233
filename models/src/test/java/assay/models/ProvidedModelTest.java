package assay.models;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.offset;

import assay.model.ModelException;
import assay.model.Question;
import assay.model.Reply;
import assay.model.Request;
import assay.models.cache.ReplyCache;
import assay.models.config.Configuration;
import assay.models.config.Kind;
import assay.models.config.Provider;
import assay.models.config.Structuring;
import assay.models.fake.Desk;
import assay.models.fake.FakeProvider;
import assay.models.fake.FakeSuite;
import assay.models.fake.Reaction;
import assay.models.price.Budget;
import assay.models.price.Estimate;
import assay.models.price.PriceTable;
import assay.models.setting.Parameter;
import assay.models.setting.Preset;
import assay.models.setting.Sampling;
import assay.models.setting.Settings;
import assay.models.window.WindowTable;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

class ProvidedModelTest {
  private static final FakeSuite SUITE = FakeSuite.of(3);

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

  private Options options(ReplyCache cache, Budget budget) {
    return new Options(Desk.HASTY, 64, cache, budget, Duration.ofSeconds(5));
  }

  private Models models() {
    return Desk.models(fake, options(ReplyCache.in(folder), Budget.unlimited()));
  }

  private static List<Question> questions() {
    return SUITE.tasks().stream().map(task -> SUITE.question(task, Question.Form.CHAT)).toList();
  }

  @Test
  void buysEverySampleOnce() throws Exception {
    for (int run = 0; run < 2; run++) {
      try (Models models = models()) {
        ProvidedModel model = Desk.chat(models, "openai:m");
        Reply first = Desk.ask(model, SUITE, SUITE.task(), 0);
        assertThat(Desk.ask(model, SUITE, SUITE.task(), 0)).isEqualTo(first);
        Desk.ask(model, SUITE, SUITE.task(), 1);
        Desk.ask(model, SUITE, SUITE.tasks().get(1), 0);
      }
    }
    assertThat(fake.requests()).hasSize(3);
  }

  @Test
  void asksAgainWhateverElseDiffers() throws Exception {
    try (Models models = models()) {
      Desk.ask(Desk.chat(models, "openai:m"), SUITE, SUITE.task(), 0);
      Desk.ask(Desk.chat(models, "openai:n"), SUITE, SUITE.task(), 0);
      Desk.ask(Desk.chat(models, "ollama:m"), SUITE, SUITE.task(), 0);
      Desk.ask(
          models.named("openai:m", Settings.completion(Sampling.NONE)), SUITE, SUITE.task(), 0);
      Sampling warm = Preset.named("pareval-passk").sampling();
      Desk.ask(models.named("openai:m", Settings.chat(warm)), SUITE, SUITE.task(), 0);
      Sampling cold = Preset.named("pareval-pass1").sampling();
      Desk.ask(models.named("openai:m", Settings.chat(cold)), SUITE, SUITE.task(), 0);
    }
    assertThat(fake.requests()).hasSize(6);
  }

  @Test
  void buysAgainWithoutACache() throws Exception {
    try (Models models = Desk.models(fake)) {
      ProvidedModel model = Desk.chat(models, "openai:m");
      Desk.ask(model, SUITE, SUITE.task(), 0);
      Desk.ask(model, SUITE, SUITE.task(), 0);
    }
    assertThat(fake.requests()).hasSize(2);
  }

  @Test
  void keepsWhatIsPaidForThoughNobodyWaits() throws Exception {
    CountDownLatch asked = new CountDownLatch(1);
    fake.usually(
        _ -> {
          asked.countDown();
          return new Reaction.Delay(Duration.ofMillis(500), "late");
        });
    try (Models models = models()) {
      ProvidedModel model = Desk.chat(models, "openai:m");
      Thread caller =
          Thread.ofVirtual()
              .start(
                  () -> {
                    try {
                      Desk.ask(model, SUITE, SUITE.task(), 0);
                    } catch (ModelException | InterruptedException given) {
                      Thread.currentThread().interrupt();
                    }
                  });
      asked.await();
      caller.interrupt();
      assertThat(caller.join(Duration.ofMillis(300))).isTrue();
    }
    try (Models models = models()) {
      Reply reply = Desk.ask(Desk.chat(models, "openai:m"), SUITE, SUITE.task(), 0);
      assertThat(reply.answer().text()).isEqualTo("late");
    }
    assertThat(fake.requests()).hasSize(1);
  }

  @Test
  void stopsAtTheSpendingLimit() throws Exception {
    Budget budget = Budget.of(0.2, 0);
    Sampling brief = Sampling.NONE.withMaxTokens(7);
    try (Models models = Desk.models(fake, options(ReplyCache.none(), budget))) {
      ProvidedModel model = models.named("openai:m", Settings.chat(brief));
      Desk.ask(model, SUITE, SUITE.task(), 0);
      Desk.ask(model, SUITE, SUITE.task(), 1);
      assertThatThrownBy(() -> Desk.ask(model, SUITE, SUITE.task(), 2))
          .isInstanceOf(ModelException.class)
          .hasMessageStartingWith("The spending limit of $0.20 is reached: $0.1620 are spent");
    }
    assertThat(budget.spent()).isEqualTo(2 * 0.081, offset(1e-9));
    assertThat(fake.requests()).hasSize(2);
  }

  @Test
  void chargesForAnswersThatWereLost() throws Exception {
    Budget budget = Budget.of(1, 0);
    Sampling brief = Sampling.NONE.withMaxTokens(7);
    fake.next(new Reaction.Truncate("lost"));
    try (Models models = Desk.models(fake, options(ReplyCache.none(), budget))) {
      Desk.ask(models.named("openai:m", Settings.chat(brief)), SUITE, SUITE.task(), 0);
    }
    assertThat(budget.spent()).isGreaterThan(0.081 + 0.07);
  }

  @Test
  void wantsAPriceForALimit() throws Exception {
    try (Models models = Desk.models(fake, options(ReplyCache.none(), Budget.of(1, 0)))) {
      assertThatThrownBy(() -> Desk.chat(models, "gemini:m"))
          .isInstanceOf(ModelException.class)
          .hasMessage(
              "The price of gemini:m is not known, so no spending limit can be kept; add it under"
                  + " prices in assay.yaml, or leave --budget out.");
    }
  }

  @Test
  void estimatesBeforeItAsks() throws Exception {
    try (Models models = models()) {
      ProvidedModel model = Desk.chat(models, "openai:m");
      Desk.ask(model, SUITE, SUITE.task(), 0);
      Estimate estimate = model.estimate(questions(), 2);
      assertThat(estimate.trials()).isEqualTo(6);
      assertThat(estimate.cached()).isEqualTo(1);
      assertThat(estimate.inputTokens()).isBetween(30L, 80L);
      assertThat(estimate.outputTokens()).isEqualTo(5 * 800);
      assertThat(estimate.cost().orElseThrow())
          .isEqualTo((estimate.inputTokens() * 1000 + 40_000_000) / 1e6, offset(1e-9));
      assertThat(estimate.time()).isPositive();
      Sampling brief = Sampling.NONE.withMaxTokens(10);
      assertThat(
              models
                  .named("gemini:m", Settings.chat(brief))
                  .estimate(questions(), 1)
                  .outputTokens())
          .isEqualTo(30);
    }
    assertThat(fake.requests()).hasSize(1);
  }

  @Test
  void saysEverythingThatShapesItsAnswers() throws Exception {
    ObjectNode body = JsonNodeFactory.instance.objectNode().put("min_p", 0.1);
    Sampling defaults = Preset.named("pareval-pass1").sampling();
    Provider lab =
        new Provider(
            "lab",
            Kind.OPENAI,
            fake.address("/v1"),
            List.of(),
            Map.of(),
            defaults,
            true,
            Structuring.SCHEMA,
            body,
            OptionalInt.empty());
    Configuration configuration =
        new Configuration(Map.of("lab", lab), PriceTable.NONE, WindowTable.NONE);
    try (Models models =
        new Models(configuration, Map.of(), options(ReplyCache.none(), Budget.unlimited()))) {
      Sampling warm =
          new Sampling(
              OptionalDouble.of(0.7),
              OptionalDouble.empty(),
              OptionalInt.empty(),
              OptionalInt.empty(),
              java.util.Optional.empty());
      Settings settings = new Settings(Question.Form.CHAT, warm, Set.of(Parameter.TOP_P));
      ProvidedModel model = models.named("lab:org/model:7b", settings);
      assertThat(model.name()).isEqualTo("lab:org/model:7b");
      assertThat(model.parameters())
          .isEqualTo("body={\"min_p\":0.1};form=chat;max_tokens=1024;temperature=0.7");
      Reply reply = Desk.ask(model, SUITE, SUITE.task(), 0);
      assertThat(reply.finish().requested())
          .isEqualTo(Map.of("temperature", "0.7", "top_p", "0.95", "max_tokens", "1024"));
      assertThat(reply.finish().sent())
          .isEqualTo(Map.of("temperature", "0.7", "max_tokens", "1024", "min_p", "0.1"));
      assertThat(fake.requests().getLast().body().path("model").asString())
          .isEqualTo("org/model:7b");
    }
  }

  @Test
  void namesTheProvidersThereAre() {
    try (Models models = models()) {
      assertThatThrownBy(() -> Desk.chat(models, "opneai:m"))
          .isInstanceOf(ModelException.class)
          .hasMessage(
              "There is no provider 'opneai'; choose one of anthropic, gemini, ollama, openai, or"
                  + " describe it in assay.yaml; did you mean 'openai'?");
      assertThatThrownBy(() -> Desk.chat(models, "gpt-5"))
          .isInstanceOf(ModelException.class)
          .hasMessage(
              "'gpt-5' is no model; write provider:model, such as openai:gpt-5-mini, with one of"
                  + " anthropic, gemini, ollama, openai.");
      assertThatThrownBy(() -> models.named("gemini:m", Settings.completion(Sampling.NONE)))
          .isInstanceOf(ModelException.class)
          .hasMessage("gemini offers chats only; leave --completion out to ask it.");
    }
  }

  @Test
  void theSameQuestionInALaterTurnIsAskedAgain() throws Exception {
    try (Models models = models()) {
      ProvidedModel model = Desk.chat(models, "openai:m");
      Question question = questions().getFirst();
      for (int turn : new int[] {0, 1, 1}) {
        model.ask(new Request(SUITE.task(), 0, turn, question));
      }
    }
    assertThat(fake.requests()).hasSize(2);
  }
}
