package assay.models;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import assay.model.Reply;
import assay.models.cache.ReplyCache;
import assay.models.config.Account;
import assay.models.fake.Desk;
import assay.models.fake.FakeProvider;
import assay.models.fake.FakeSuite;
import assay.models.fake.Reaction;
import assay.models.price.Budget;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import java.util.logging.SimpleFormatter;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A key goes to its provider and nowhere else, even where the provider says it aloud. */
class KeyLeakTest {
  private static final FakeSuite SUITE = FakeSuite.of(1);

  @TempDir private Path folder;

  private final List<String> logged = new ArrayList<>();

  private final Handler listener =
      new Handler() {
        @Override
        public synchronized void publish(LogRecord entry) {
          logged.add(new SimpleFormatter().format(entry));
        }

        @Override
        public void flush() {}

        @Override
        public void close() {}
      };

  private static String whole(Throwable problem) {
    StringWriter text = new StringWriter();
    problem.printStackTrace(new PrintWriter(text));
    return text.toString();
  }

  @Test
  void isNeverShown() throws Exception {
    Logger root = Logger.getLogger("");
    Level before = root.getLevel();
    PrintStream out = System.out;
    ByteArrayOutputStream printed = new ByteArrayOutputStream();
    root.addHandler(listener);
    root.setLevel(Level.ALL);
    listener.setLevel(Level.ALL);
    System.setOut(new PrintStream(printed, true, StandardCharsets.UTF_8));
    List<String> shown = new ArrayList<>();
    try {
      ask(shown);
    } finally {
      System.setOut(out);
      root.setLevel(before);
      root.removeHandler(listener);
    }
    shown.add(printed.toString(StandardCharsets.UTF_8));
    shown.addAll(logged);
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        shown.add(Files.readString(file));
      }
    }
    assertThat(shown).hasSizeGreaterThan(35).noneMatch(text -> text.contains(Desk.KEY));
  }

  private void ask(List<String> shown) throws Exception {
    Options options =
        new Options(
            Desk.HASTY.withTries(2),
            64,
            ReplyCache.in(folder),
            Budget.unlimited(),
            Duration.ofSeconds(5));
    try (FakeProvider fake = FakeProvider.saying("fine")) {
      Account account =
          Account.of(Desk.configuration(fake).provider("openai").orElseThrow(), Desk.ENVIRONMENT);
      shown.add(account.toString());
      shown.add(account.secrets().toString());
      for (String name : List.of("openai:m", "anthropic:m", "gemini:m")) {
        fake.usually(_ -> new Reaction.Say("fine"));
        try (Models models = Desk.models(fake, options)) {
          ProvidedModel model = Desk.chat(models, name);
          Reply reply = Desk.ask(model, SUITE, SUITE.task(), 0);
          shown.add(reply.toString());
          shown.add(model.parameters());
          for (int status : new int[] {400, 401, 404, 429, 500}) {
            fake.usually(_ -> Reaction.status(status, "The key " + Desk.KEY + " is no good"));
            shown.add(whole(catchThrowable(() -> Desk.ask(model, SUITE, SUITE.task(), 1))));
            fake.usually(_ -> new Reaction.Status(status, "bad key " + Desk.KEY, Map.of()));
            shown.add(whole(catchThrowable(() -> Desk.ask(model, SUITE, SUITE.task(), 1))));
          }
          fake.usually(_ -> new Reaction.Truncate(Desk.KEY));
          shown.add(whole(catchThrowable(() -> Desk.ask(model, SUITE, SUITE.task(), 1))));
          fake.usually(_ -> new Reaction.Status(200, "{\"key\":\"" + Desk.KEY, Map.of()));
          shown.add(whole(catchThrowable(() -> Desk.ask(model, SUITE, SUITE.task(), 1))));
        }
      }
      assertThat(fake.requests().toString()).contains(Desk.KEY);
    }
  }
}
