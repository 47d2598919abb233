package assay.models;

import assay.model.ModelException;
import assay.model.Question;
import assay.models.config.Account;
import assay.models.config.Configuration;
import assay.models.config.Provider;
import assay.models.price.Bill;
import assay.models.price.Price;
import assay.models.provider.Speaker;
import assay.models.rate.Line;
import assay.models.retry.Patience;
import assay.models.retry.Retries;
import assay.models.setting.Settings;
import assay.models.wire.Transport;
import assay.pack.Spelling;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

/** Makes models of real providers from names such as {@code openai:gpt-5-mini}. */
public final class Models implements AutoCloseable {
  private final Configuration configuration;
  private final Map<String, String> environment;
  private final Options options;
  private final Transport transport;
  private final ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();
  private final Map<String, Line> lines = new ConcurrentHashMap<>();

  /**
   * Models for one run.
   *
   * @param environment where keys are taken from
   */
  public Models(Configuration configuration, Map<String, String> environment, Options options) {
    this.configuration = configuration;
    this.environment = Map.copyOf(environment);
    this.options = options;
    this.transport = new Transport(options.patience().timeout());
  }

  /** The names of all providers, in order. */
  public List<String> providers() {
    return List.copyOf(new TreeSet<>(configuration.providers().keySet()));
  }

  /** The model of that name. */
  public ProvidedModel named(String name, Settings settings) throws ModelException {
    int colon = name.indexOf(':');
    if (colon <= 0 || colon == name.length() - 1) {
      throw new ModelException(
          "'%s' is no model; write provider:model, such as openai:gpt-5-mini, with one of %s."
              .formatted(name, String.join(", ", providers())));
    }
    Provider provider = provider(name.substring(0, colon));
    if (settings.form() == Question.Form.COMPLETION && !provider.completion()) {
      throw new ModelException(
          provider.name() + " offers chats only; leave --completion out to ask it.");
    }
    Optional<Price> price = configuration.prices().of(name);
    if (options.budget().isLimited() && price.isEmpty()) {
      throw new ModelException(
          ("The price of %s is not known, so no spending limit can be kept; add it under prices in"
                  + " assay.yaml, or leave --budget out.")
              .formatted(name));
    }
    Line line = lines.computeIfAbsent(provider.name(), _ -> line(provider));
    Asking asking =
        new Asking(
            new Speaker(transport),
            new Retries(options.patience(), new Random()),
            line,
            options,
            threads,
            new Bill(price),
            configuration.windows().of(name));
    Account account = Account.of(provider, environment);
    return new ProvidedModel(name, name.substring(colon + 1), account, settings, asking);
  }

  private Line line(Provider provider) {
    Patience patience = options.patience();
    return Line.of(
        provider.ceiling().orElse(options.ceiling()),
        patience.firstDelay(),
        patience.longestProbe());
  }

  private Provider provider(String name) throws ModelException {
    return configuration
        .provider(name)
        .orElseThrow(
            () ->
                new ModelException(
                    "There is no provider '%s'; choose one of %s, or describe it in assay.yaml%s"
                        .formatted(
                            name,
                            String.join(", ", providers()),
                            Spelling.hint(name, providers()))));
  }

  /** Waits a while for calls under way, so that answers that are paid for are kept. */
  @Override
  public void close() {
    threads.shutdown();
    try {
      if (!threads.awaitTermination(options.grace().toMillis(), TimeUnit.MILLISECONDS)) {
        threads.shutdownNow();
      }
    } catch (InterruptedException e) {
      threads.shutdownNow();
      Thread.currentThread().interrupt();
    }
    transport.close();
  }
}
