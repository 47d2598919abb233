package assay.models;

import static org.assertj.core.api.Assertions.assertThat;

import assay.model.Finish;
import assay.model.Reply;
import assay.models.fake.Desk;
import assay.models.fake.FakeProvider;
import assay.models.fake.FakeSuite;
import assay.models.fake.Reaction;
import assay.models.fake.Request;
import assay.models.setting.Sampling;
import assay.models.setting.Settings;
import assay.task.Answer;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Every protocol from the question to the reply. */
class ProtocolTest {
  private static final FakeSuite SUITE = FakeSuite.of(1);

  private static final Sampling SAMPLING =
      new Sampling(
          OptionalDouble.of(0.2),
          OptionalDouble.of(0.95),
          OptionalInt.of(1024),
          OptionalInt.of(40),
          Optional.empty());

  private FakeProvider fake;
  private Models models;

  @BeforeEach
  void open() throws Exception {
    fake = FakeProvider.saying("int f() { return 1; }");
    models = Desk.models(fake);
  }

  @AfterEach
  void close() {
    models.close();
    fake.close();
  }

  private Reply ask(String name, Settings settings) throws Exception {
    return Desk.ask(models.named(name, settings), SUITE, SUITE.task(), 2);
  }

  private Request request() {
    return fake.requests().getLast();
  }

  @ParameterizedTest
  @ValueSource(strings = {"openai:m", "anthropic:m", "gemini:m", "ollama:m"})
  void chats(String name) throws Exception {
    Reply reply = ask(name, Settings.CHAT);
    assertThat(reply.answer()).isEqualTo(new Answer(Answer.Form.MESSAGE, "int f() { return 1; }"));
    Finish finish = reply.finish();
    assertThat(finish.model()).contains("m-2026-01-01");
    assertThat(finish.inputTokens()).isEqualTo(OptionalLong.of(11));
    assertThat(finish.outputTokens()).isEqualTo(OptionalLong.of(7));
    assertThat(finish.reason().orElseThrow()).isIn("stop", "end_turn", "STOP");
    assertThat(finish.seconds().orElseThrow()).isPositive();
    assertThat(request().text()).isEqualTo("fake/task-0");
    assertThat(request().body().toString()).contains(FakeSuite.SYSTEM);
  }

  @Test
  void sendsOpenAiItsParameters() throws Exception {
    Reply reply = ask("openai:m", Settings.chat(SAMPLING));
    assertThat(reply.finish().requested())
        .isEqualTo(
            Map.of("temperature", "0.2", "top_p", "0.95", "max_tokens", "1024", "seed", "40"));
    assertThat(reply.finish().sent())
        .isEqualTo(
            Map.of("temperature", "0.2", "top_p", "0.95", "max_tokens", "1024", "seed", "42"));
    assertThat(request().path()).isEqualTo("/v1/chat/completions");
    assertThat(request().headers()).containsEntry("authorization", "Bearer " + Desk.KEY);
    assertThat(request().body().path("model").asString()).isEqualTo("m");
    assertThat(request().body().path("seed").asInt()).isEqualTo(42);
    assertThat(reply.finish().cost()).isEqualTo(OptionalDouble.of(0.011 + 0.07));
  }

  @Test
  void sendsAnthropicItsParameters() throws Exception {
    Sampling sampling = SAMPLING.without(java.util.Set.of(assay.models.setting.Parameter.SEED));
    Reply reply = ask("anthropic:m", Settings.chat(sampling));
    assertThat(reply.finish().sent())
        .isEqualTo(Map.of("temperature", "0.2", "top_p", "0.95", "max_tokens", "1024"));
    assertThat(request().path()).isEqualTo("/v1/messages");
    assertThat(request().headers())
        .containsEntry("x-api-key", Desk.KEY)
        .containsEntry("anthropic-version", "2023-06-01");
    assertThat(reply.finish().cost()).isEmpty();
  }

  @Test
  void sendsGeminiItsParameters() throws Exception {
    Reply reply = ask("gemini:m", Settings.chat(SAMPLING));
    assertThat(reply.finish().sent())
        .containsAllEntriesOf(
            Map.of("temperature", "0.2", "topP", "0.95", "maxOutputTokens", "1024", "seed", "42"));
    assertThat(request().path()).isEqualTo("/v1beta/models/m:generateContent");
    assertThat(request().headers()).containsEntry("x-goog-api-key", Desk.KEY);
  }

  @Test
  void sendsOllamaItsParameters() throws Exception {
    Reply reply = ask("ollama:m", Settings.chat(SAMPLING));
    assertThat(reply.finish().sent())
        .containsAllEntriesOf(
            Map.of("temperature", "0.2", "top_p", "0.95", "num_predict", "1024", "seed", "42"));
    assertThat(request().path()).isEqualTo("/api/chat");
    assertThat(request().headers()).doesNotContainKey("authorization");
  }

  @ParameterizedTest
  @CsvSource({
    "openai:m, high, /reasoning_effort, high",
    "anthropic:m, high, /output_config/effort, high",
    "anthropic:m, 4096, /thinking/budget_tokens, 4096",
    "gemini:m, low, /generationConfig/thinkingConfig/thinkingLevel, low",
    "gemini:m, 512, /generationConfig/thinkingConfig/thinkingBudget, 512",
    "ollama:m, high, /think, high",
    "ollama:m, none, /think, false"
  })
  void sendsEffort(String name, String effort, String pointer, String sent) throws Exception {
    Sampling sampling =
        new Sampling(
            OptionalDouble.empty(),
            OptionalDouble.empty(),
            OptionalInt.empty(),
            OptionalInt.empty(),
            Optional.of(effort));
    ask(name, Settings.chat(sampling));
    assertThat(request().body().at(pointer).asString()).isEqualTo(sent);
  }

  @Test
  void continuesTextsOverTheCompletionsOfOpenAi() throws Exception {
    Reply reply = ask("openai:m", Settings.completion(SAMPLING));
    assertThat(reply.answer())
        .isEqualTo(new Answer(Answer.Form.CONTINUATION, "int f() { return 1; }"));
    assertThat(request().path()).isEqualTo("/v1/completions");
    assertThat(request().body().path("prompt").asString()).isEqualTo("fake/task-0");
    assertThat(reply.finish().sent())
        .isEqualTo(
            Map.of("temperature", "0.2", "top_p", "0.95", "max_tokens", "1024", "seed", "42"));
    assertThat(reply.finish().outputTokens()).isEqualTo(OptionalLong.of(7));
  }

  @Test
  void continuesTextsOverOllamaWithoutItsTemplate() throws Exception {
    Reply reply = ask("ollama:m", Settings.completion(SAMPLING));
    assertThat(reply.answer().form()).isEqualTo(Answer.Form.CONTINUATION);
    assertThat(request().path()).isEqualTo("/api/generate");
    assertThat(request().body().path("raw").asBoolean()).isTrue();
    assertThat(request().body().at("/options/num_predict").asInt()).isEqualTo(1024);
  }

  @ParameterizedTest
  @ValueSource(strings = {"openai:m", "anthropic:m", "gemini:m"})
  void recordsARefusalAsAnEmptyAnswer(String name) throws Exception {
    fake.next(new Reaction.Refuse());
    Reply reply = ask(name, Settings.CHAT);
    assertThat(reply.answer().text()).isEmpty();
    assertThat(reply.finish().reason().orElseThrow()).isIn("refusal", "PROHIBITED_CONTENT");
    assertThat(fake.requests()).hasSize(1);
  }

  @ParameterizedTest
  @ValueSource(strings = {"openai:m", "anthropic:m", "gemini:m", "ollama:m"})
  void takesAnEmptyAnswerAsItIs(String name) throws Exception {
    fake.next(new Reaction.Say(""));
    assertThat(ask(name, Settings.CHAT).answer().text()).isEmpty();
    assertThat(fake.requests()).hasSize(1);
  }

  @ParameterizedTest
  @CsvSource({
    "openai:m, length",
    "anthropic:m, max_tokens",
    "gemini:m, MAX_TOKENS",
    "gemini:m, A_WORD_NOBODY_KNOWS_YET",
    "ollama:m, length"
  })
  void keepsTheProvidersWordForTheEnd(String name, String word) throws Exception {
    fake.next(new Reaction.SayAnd("int f() {", word, Map.of()));
    Reply reply = ask(name, Settings.CHAT);
    assertThat(reply.finish().reason()).contains(word);
    assertThat(reply.answer().text()).isEqualTo("int f() {");
  }

  @Test
  void takesNothingFromEmptyFields() throws Exception {
    fake.next(
        new Reaction.Status(
            200,
            """
            {"error":null,"model":null,"usage":null,"choices":[{"finish_reason":null,"message":
              {"content":null,"refusal":null,"tool_calls":null}}]}
            """,
            Map.of()));
    Reply reply = ask("openai:m", Settings.CHAT);
    assertThat(reply.answer().text()).isEmpty();
    assertThat(reply.finish().reason()).isEmpty();
    assertThat(reply.finish().model()).isEmpty();
    assertThat(reply.finish().outputTokens()).isEmpty();
  }

  @Test
  void leavesThoughtsOut() throws Exception {
    fake.next(
        new Reaction.Status(
            200,
            """
            {"candidates":[{"finishReason":"STOP","content":{"parts":[
              {"text":"hm","thought":true},{"text":"int "},{"text":"x;"}]}}]}
            """,
            Map.of()));
    assertThat(ask("gemini:m", Settings.CHAT).answer().text()).isEqualTo("int x;");
    fake.next(
        new Reaction.Status(
            200,
            """
            {"stop_reason":"end_turn","content":[
              {"type":"thinking","thinking":"hm"},{"type":"text","text":"int x;"}]}
            """,
            Map.of()));
    assertThat(ask("anthropic:m", Settings.CHAT).answer().text()).isEqualTo("int x;");
    fake.next(
        new Reaction.Status(
            200,
            """
            {"choices":[{"finish_reason":"stop","message":
              {"reasoning_content":"hm","content":"int x;"}}]}
            """,
            Map.of()));
    Reply reply = ask("openai:m", Settings.CHAT);
    assertThat(reply.answer().text()).isEqualTo("int x;");
    assertThat(reply.finish().inputTokens()).isEmpty();
    assertThat(reply.finish().cost()).isEmpty();
  }
}
