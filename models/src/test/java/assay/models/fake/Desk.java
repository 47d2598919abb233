package assay.models.fake;

import assay.model.Model;
import assay.model.ModelException;
import assay.model.Reply;
import assay.model.Request;
import assay.models.Models;
import assay.models.Options;
import assay.models.ProvidedModel;
import assay.models.cache.ReplyCache;
import assay.models.config.Configuration;
import assay.models.config.Kind;
import assay.models.config.Provider;
import assay.models.config.Structuring;
import assay.models.price.Budget;
import assay.models.price.Price;
import assay.models.price.PriceTable;
import assay.models.retry.Patience;
import assay.models.setting.Sampling;
import assay.models.setting.Settings;
import assay.models.window.WindowTable;
import assay.suite.Suite;
import assay.task.Task;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import tools.jackson.databind.node.JsonNodeFactory;

/** Everything between a test and the fake provider, with little patience. */
public final class Desk {
  public static final String KEY = "sk-test-7f3a9c";

  public static final Map<String, String> ENVIRONMENT = Map.of("FAKE_KEY", KEY);

  public static final Patience HASTY =
      new Patience(
          Duration.ofSeconds(2),
          5,
          Duration.ofMillis(10),
          Duration.ofMillis(100),
          Duration.ofSeconds(5));

  private Desk() {}

  /** The fake provider under one name for each protocol. */
  public static Configuration configuration(FakeProvider fake) {
    Map<String, Provider> providers = new HashMap<>();
    for (Kind kind : Kind.values()) {
      Provider one = provider(fake, kind, JsonNodeFactory.instance.objectNode());
      providers.put(one.name(), one);
    }
    return new Configuration(
        providers, new PriceTable(Map.of("openai:m", new Price(1000, 10000))), WindowTable.NONE);
  }

  public static Provider provider(
      FakeProvider fake, Kind kind, tools.jackson.databind.node.ObjectNode body) {
    String path =
        switch (kind) {
          case OPENAI, ANTHROPIC -> "/v1";
          case GEMINI -> "/v1beta";
          case OLLAMA -> "";
        };
    return new Provider(
        kind.name().toLowerCase(java.util.Locale.ROOT),
        kind,
        fake.address(path),
        kind == Kind.OLLAMA ? List.of() : List.of("FAKE_KEY"),
        Map.of(),
        Sampling.NONE,
        kind.hasCompletion(),
        Structuring.SCHEMA,
        body,
        OptionalInt.empty());
  }

  public static Models models(FakeProvider fake) {
    return models(fake, HASTY);
  }

  public static Models models(FakeProvider fake, Patience patience) {
    return models(
        fake,
        new Options(patience, 64, ReplyCache.none(), Budget.unlimited(), Duration.ofSeconds(5)));
  }

  public static Models models(FakeProvider fake, Options options) {
    return new Models(configuration(fake), ENVIRONMENT, options);
  }

  public static ProvidedModel chat(Models models, String name) throws ModelException {
    return models.named(name, Settings.CHAT);
  }

  /** Asks for the task as the suite does. */
  public static Reply ask(Model model, Suite suite, Task task, int sample)
      throws ModelException, InterruptedException {
    return model.ask(new Request(task, sample, 0, suite.question(task, model.form())));
  }
}
