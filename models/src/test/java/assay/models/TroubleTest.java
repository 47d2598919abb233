package assay.models;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowable;

import assay.model.ModelException;
import assay.model.Reply;
import assay.models.fake.Desk;
import assay.models.fake.FakeProvider;
import assay.models.fake.FakeSuite;
import assay.models.fake.Reaction;
import assay.models.retry.Patience;
import assay.models.setting.Sampling;
import assay.models.setting.Settings;
import assay.models.wire.Transport;
import assay.models.wire.Trouble;
import assay.models.wire.Trouble.Kind;
import assay.models.wire.Wire;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.time.Duration;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** What a provider can do wrong, and what becomes of it. */
class TroubleTest {
  private static final FakeSuite SUITE = FakeSuite.of(1);

  private FakeProvider fake;
  private Models models;

  @BeforeEach
  void open() throws Exception {
    fake = FakeProvider.saying("fine");
    models = Desk.models(fake);
  }

  @AfterEach
  void close() {
    models.close();
    fake.close();
  }

  private Reply ask(String name) throws Exception {
    return Desk.ask(Desk.chat(models, name), SUITE, SUITE.task(), 0);
  }

  private String failure(String name) {
    Throwable problem = catchThrowable(() -> ask(name));
    assertThat(problem).isInstanceOf(ModelException.class);
    return String.valueOf(problem.getMessage());
  }

  static List<Arguments> passing() {
    List<Arguments> cases = new ArrayList<>();
    for (String name : List.of("openai:m", "anthropic:m", "gemini:m", "ollama:m")) {
      Stream.of(
              Reaction.status(429, "slow down"),
              Reaction.status(500, "oops"),
              Reaction.status(502, "bad gateway"),
              Reaction.status(503, "unavailable"),
              Reaction.status(504, "gateway timeout"),
              Reaction.status(529, "overloaded"),
              new Reaction.Status(500, "<html>not json</html>", Map.of()),
              new Reaction.Truncate("never to be seen"),
              new Reaction.Status(200, "{\"choices\": [{\"mess", Map.of()),
              new Reaction.Status(200, "", Map.of()),
              new Reaction.Status(200, "[]", Map.of()),
              new Reaction.Status(200, "{}", Map.of()),
              new Reaction.Status(200, "{\"error\":{\"code\":502,\"message\":\"x\"}}", Map.of()),
              new Reaction.HangUp())
          .forEach(reaction -> cases.add(Arguments.arguments(name, reaction)));
    }
    return cases;
  }

  @ParameterizedTest
  @MethodSource("passing")
  void asksAgainAfterWhatMayPass(String name, Reaction reaction) throws Exception {
    fake.next(reaction, reaction);
    assertThat(ask(name).answer().text()).isEqualTo("fine");
    assertThat(fake.requests()).hasSize(3);
  }

  @Test
  void asksOnlySoOften() {
    fake.usually(_ -> Reaction.status(500, "oops"));
    assertThat(failure("openai:m"))
        .isEqualTo(
            "openai:m gave no answer in 5 tries; the last time: HTTP 500: oops; run the same"
                + " command again to go on where it stopped.");
    assertThat(fake.requests()).hasSize(5);
  }

  @Test
  void waitsAsLongAsItIsToldInSeconds() throws Exception {
    fake.next(Reaction.limited("1"));
    long start = System.nanoTime();
    assertThat(ask("openai:m").answer().text()).isEqualTo("fine");
    assertThat(Duration.ofNanos(System.nanoTime() - start)).isGreaterThan(Duration.ofSeconds(1));
  }

  @Test
  void waitsAsLongAsItIsToldByADate() throws Exception {
    ZonedDateTime then = ZonedDateTime.now(ZoneOffset.UTC).plusSeconds(2);
    fake.next(Reaction.limited(DateTimeFormatter.RFC_1123_DATE_TIME.format(then)));
    long start = System.nanoTime();
    assertThat(ask("openai:m").answer().text()).isEqualTo("fine");
    assertThat(Duration.ofNanos(System.nanoTime() - start)).isGreaterThan(Duration.ofMillis(900));
  }

  @Test
  void doesNotWaitForHours() {
    fake.next(Reaction.limited("7200"));
    assertThat(failure("openai:m"))
        .isEqualTo(
            "openai:m asks to wait for 120 minutes (HTTP 429: slow down); run the same command"
                + " again to go on where it stopped.");
  }

  @Test
  void holdsEveryoneWhenTheAllowanceIsUsedUp() throws Exception {
    fake.next(
        new Reaction.SayAnd(
            "fine",
            "stop",
            Map.of("x-ratelimit-remaining-requests", "0", "x-ratelimit-reset-requests", "700ms")));
    ProvidedModel model = Desk.chat(models, "openai:m");
    Desk.ask(model, SUITE, SUITE.task(), 0);
    long start = System.nanoTime();
    Desk.ask(model, SUITE, SUITE.task(), 1);
    assertThat(Duration.ofNanos(System.nanoTime() - start)).isGreaterThan(Duration.ofMillis(500));
  }

  @Test
  void hangsUpOnABodyThatDrips() throws Exception {
    models.close();
    models = Desk.models(fake, Desk.HASTY.withTimeout(Duration.ofMillis(300)));
    fake.next(new Reaction.Drip("never to be seen", Duration.ofMillis(50)));
    assertThat(ask("openai:m").answer().text()).isEqualTo("fine");
    assertThat(fake.requests()).hasSize(2);
  }

  @Test
  void hangsUpOnOneWhoSaysNothing() {
    models.close();
    models = Desk.models(fake, Desk.HASTY.withTimeout(Duration.ofMillis(100)).withTries(2));
    fake.usually(_ -> new Reaction.Delay(Duration.ofSeconds(1), "late"));
    assertThat(failure("openai:m")).contains("2 tries", "no answer within 0.1 s");
  }

  @Test
  void outlastsAProviderThatIsGone() throws Exception {
    Patience patience =
        new Patience(
            Duration.ofSeconds(5),
            8,
            Duration.ofMillis(100),
            Duration.ofSeconds(1),
            Duration.ofSeconds(5));
    models.close();
    models = Desk.models(fake, patience);
    ProvidedModel model = Desk.chat(models, "openai:m");
    Desk.ask(model, SUITE, SUITE.task(), 0);
    fake.die();
    List<Future<Reply>> replies = new ArrayList<>();
    try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
      for (int sample = 1; sample <= 20; sample++) {
        int own = sample;
        replies.add(threads.submit(() -> Desk.ask(model, SUITE, SUITE.task(), own)));
      }
      Thread.sleep(3000);
      fake.rise();
      for (Future<Reply> reply : replies) {
        assertThat(reply.get().answer().text()).isEqualTo("fine");
      }
    }
    assertThat(fake.requests()).hasSize(21);
  }

  @Test
  @Tag("slow")
  void outlastsAProviderThatIsGoneForAMinute() throws Exception {
    models.close();
    models = Desk.models(fake, Patience.NORMAL);
    ProvidedModel model = Desk.chat(models, "openai:m");
    Desk.ask(model, SUITE, SUITE.task(), 0);
    fake.die();
    try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
      List<Future<Reply>> replies = new ArrayList<>();
      for (int sample = 1; sample <= 50; sample++) {
        int own = sample;
        replies.add(threads.submit(() -> Desk.ask(model, SUITE, SUITE.task(), own)));
      }
      Thread.sleep(Duration.ofSeconds(60));
      fake.rise();
      for (Future<Reply> reply : replies) {
        assertThat(reply.get().answer().text()).isEqualTo("fine");
      }
    }
    assertThat(fake.requests()).hasSize(51);
  }

  @Test
  void takesAConnectionThatIsResetForBroken() throws Exception {
    try (ServerSocket resetter = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
        Transport transport = new Transport(Duration.ofSeconds(2))) {
      Thread.ofVirtual()
          .start(
              () -> {
                try (Socket socket = resetter.accept()) {
                  socket.getInputStream().read();
                  socket.setSoLinger(true, 0);
                } catch (IOException ended) {
                  // The test is over.
                }
              });
      ObjectNode nothing = JsonNodeFactory.instance.objectNode();
      Wire wire = new Wire(transport, Map.of(), List.of(), nothing);
      String address = "http://127.0.0.1:" + resetter.getLocalPort();
      assertThatThrownBy(() -> wire.post(address, nothing))
          .isInstanceOfSatisfying(
              Trouble.class, trouble -> assertThat(trouble.kind()).isEqualTo(Kind.BROKEN));
    }
  }

  @Test
  void saysAtOnceThatNobodyIsThere() {
    String address = fake.address("/v1");
    fake.die();
    assertThat(failure("openai:m"))
        .startsWith("openai cannot be reached at " + address)
        .endsWith("start the server or correct its address.");
  }

  @ParameterizedTest
  @ValueSource(ints = {401, 403})
  void saysWhichKeyIsWrong(int status) {
    fake.usually(_ -> Reaction.status(status, "no such key"));
    assertThat(failure("anthropic:m"))
        .isEqualTo(
            "anthropic refuses the key in FAKE_KEY (HTTP %d: no such key).".formatted(status));
    assertThat(fake.requests()).hasSize(1);
  }

  @Test
  void saysThatThereIsNoSuchModel() {
    fake.usually(_ -> new Reaction.Status(404, "{\"error\":\"model 'm' not found\"}", Map.of()));
    assertThat(failure("ollama:m"))
        .isEqualTo(
            "ollama has no model 'm' at %s (HTTP 404: model 'm' not found)."
                .formatted(fake.address("")));
    assertThat(fake.requests()).hasSize(1);
  }

  @Test
  void knowsAnEmptyPurseFromABusyProvider() {
    fake.usually(
        _ ->
            new Reaction.Status(
                429,
                "{\"error\":{\"message\":\"You exceeded your quota\","
                    + "\"code\":\"insufficient_quota\"}}",
                Map.of()));
    assertThat(failure("openai:m")).startsWith("The account at openai has nothing left to spend");
    assertThat(fake.requests()).hasSize(1);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "openai:m|{\"error\":{\"message\":\"Unsupported value\",\"param\":\"temperature\"}}",
        "openai:m|{\"error\":{\"message\":\"Unsupported parameter: 'temperature'.\"}}",
        "anthropic:m|{\"error\":{\"message\":\"`temperature` is deprecated for this model\"}}",
        "gemini:m|[{\"error\":{\"message\":\"temperature must be 1\"}}]"
      })
  void namesTheParameterAModelDoesNotTake(String name, String body) throws Exception {
    fake.usually(_ -> new Reaction.Status(400, body, Map.of()));
    Sampling sampling =
        new Sampling(
            OptionalDouble.of(0.5),
            OptionalDouble.empty(),
            OptionalInt.empty(),
            OptionalInt.empty(),
            Optional.empty());
    ProvidedModel model = models.named(name, Settings.chat(sampling));
    assertThatThrownBy(() -> Desk.ask(model, SUITE, SUITE.task(), 0))
        .isInstanceOf(ModelException.class)
        .hasMessageStartingWith(name + " does not take the parameter temperature=0.5 (HTTP 400: ")
        .hasMessageEndingWith(
            "; leave --temperature out, or add --drop temperature where a preset sets it.");
    assertThat(fake.requests()).hasSize(1);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "context_length|This model's maximum context length is 8192 tokens",
        "context_length|prompt is too long: 210000 tokens > 200000 maximum",
        "content_filter|The response was filtered: content_filter"
      })
  void takesAQuestionThatIsRefusedAsAnswered(String reason, String message) throws Exception {
    fake.usually(_ -> Reaction.status(400, message));
    Reply reply = ask("openai:m");
    assertThat(reply.answer().text()).isEmpty();
    assertThat(reply.finish().reason()).contains(reason);
    assertThat(fake.requests()).hasSize(1);
  }

  @Test
  void takesAnAnswerOfTenMegabytes() throws Exception {
    models.close();
    models = Desk.models(fake, Desk.HASTY.withTimeout(Duration.ofSeconds(30)));
    String text = "x\n".repeat(Transport.LONGEST_ANSWER / 2);
    fake.next(new Reaction.Say(text));
    assertThat(ask("openai:m").answer().text()).isEqualTo(text);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 30 << 20})
  void refusesALongerOne(int more) throws Exception {
    models.close();
    models = Desk.models(fake, Desk.HASTY.withTimeout(Duration.ofSeconds(30)));
    fake.next(new Reaction.Say("x".repeat(Transport.LONGEST_ANSWER + more)));
    Reply reply = ask("openai:m");
    assertThat(reply.answer().text()).isEmpty();
    assertThat(reply.finish().reason()).contains("too_long");
    assertThat(fake.requests()).hasSize(1);
  }

  @Test
  void hangsUpOnOneWhoTalksOn() throws Exception {
    models.close();
    models = Desk.models(fake, Desk.HASTY.withTimeout(Duration.ofSeconds(30)));
    fake.next(new Reaction.TalkOn());
    assertThat(ask("openai:m").finish().reason()).contains("too_long");
    assertThat(fake.requests()).hasSize(1);
  }

  @Test
  void readsTheFailureInASuccess() {
    fake.usually(
        _ ->
            new Reaction.Status(
                200, "{\"error\":{\"code\":401,\"message\":\"No credentials\"}}", Map.of()));
    assertThat(failure("openai:m"))
        .isEqualTo("openai refuses the key in FAKE_KEY (HTTP 401: No credentials).");
    assertThat(fake.requests()).hasSize(1);
  }

  @Test
  void doesNotFollowARedirect() {
    fake.next(new Reaction.Status(307, "", Map.of("Location", fake.address("/v1/messages"))));
    assertThat(failure("openai:m")).contains("HTTP 307");
    assertThat(fake.requests()).hasSize(1);
  }
}
