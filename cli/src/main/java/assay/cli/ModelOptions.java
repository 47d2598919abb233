package assay.cli;

import assay.model.Question;
import assay.models.Options;
import assay.models.cache.ReplyCache;
import assay.models.price.Budget;
import assay.models.retry.Patience;
import assay.models.setting.Parameter;
import assay.models.setting.Preset;
import assay.models.setting.Sampling;
import assay.models.setting.Settings;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** How a provider's model is asked; the controls and replays need none of it. */
final class ModelOptions {
  @Option(names = "--temperature", paramLabel = "T", description = "Sampling temperature.")
  private @Nullable Double temperature;

  @Option(names = "--top-p", paramLabel = "P", description = "Nucleus sampling.")
  private @Nullable Double topP;

  @Option(names = "--max-tokens", paramLabel = "N", description = "The longest answer.")
  private @Nullable Integer maxTokens;

  @Option(names = "--seed", paramLabel = "N", description = "Of sample 0; sample n gets n more.")
  private @Nullable Integer seed;

  @Option(
      names = "--effort",
      paramLabel = "E",
      description = "Of reasoning: a word the provider knows, or a number of tokens.")
  private @Nullable String effort;

  @Option(
      names = "--preset",
      paramLabel = "NAME",
      description = "The settings of a paper, such as pareval-pass1.")
  private @Nullable String preset;

  @Option(
      names = "--drop",
      paramLabel = "NAME",
      description = "A parameter the model does not take.")
  private List<String> dropped = new ArrayList<>();

  @Option(names = "--completion", description = "Let a base model continue the prompt.")
  private boolean completion;

  @Option(names = "--concurrency", paramLabel = "N", description = "The most calls at once.")
  private int concurrency = Options.CEILING;

  @Option(
      names = "--timeout",
      paramLabel = "SECONDS",
      description = "How long one try may take (default ${DEFAULT-VALUE}).")
  private int timeout = (int) Patience.NORMAL.timeout().toSeconds();

  @Option(
      names = "--tries",
      paramLabel = "N",
      description =
          "How often a question is asked before it is left open (default ${DEFAULT-VALUE}).")
  private int tries = Patience.NORMAL.tries();

  @Option(names = "--budget", paramLabel = "USD", description = "Spend no more on this run.")
  private @Nullable Double budget;

  @Option(names = "--no-cache", description = "Ask anew what was answered before.")
  private boolean anew;

  /** What the provider is asked with. */
  Settings settings() throws Complaint {
    Sampling own =
        new Sampling(
            temperature == null ? OptionalDouble.empty() : OptionalDouble.of(temperature),
            topP == null ? OptionalDouble.empty() : OptionalDouble.of(topP),
            maxTokens == null ? OptionalInt.empty() : OptionalInt.of(maxTokens),
            seed == null ? OptionalInt.empty() : OptionalInt.of(seed),
            Optional.ofNullable(effort));
    Optional<Preset> published = published();
    Sampling sampling = published.isPresent() ? own.or(published.get().sampling()) : own;
    Question.Form form = completion ? Question.Form.COMPLETION : Question.Form.CHAT;
    return new Settings(form, sampling, parameters());
  }

  /** How many samples the preset takes. */
  OptionalInt samples() throws Complaint {
    Optional<Preset> published = published();
    return published.isPresent() ? OptionalInt.of(published.get().samples()) : OptionalInt.empty();
  }

  /**
   * How calls are made.
   *
   * @param spent what the run cost so far
   */
  Options calls(Path cache, double spent) throws Complaint {
    if (timeout < 1 || tries < 1) {
      throw Complaint.usage("--timeout and --tries must be 1 or more.");
    }
    Patience patience = Patience.NORMAL.withTimeout(Duration.ofSeconds(timeout)).withTries(tries);
    ReplyCache replies = anew ? ReplyCache.none() : ReplyCache.in(cache.resolve("replies"));
    Budget money = budget == null ? Budget.unlimited() : Budget.of(budget, spent);
    Options usual = Options.of(replies, money);
    return new Options(patience, concurrency, replies, money, usual.grace());
  }

  private Optional<Preset> published() throws Complaint {
    if (preset == null) {
      return Optional.empty();
    }
    try {
      return Optional.of(Preset.named(preset));
    } catch (IllegalArgumentException e) {
      throw Complaint.usage(String.valueOf(e.getMessage()));
    }
  }

  private Set<Parameter> parameters() throws Complaint {
    Set<Parameter> found = EnumSet.noneOf(Parameter.class);
    for (String name : dropped) {
      found.add(parameter(name));
    }
    return found;
  }

  private static Parameter parameter(String name) throws Complaint {
    List<String> labels = new ArrayList<>();
    for (Parameter parameter : Parameter.values()) {
      if (parameter.label().equals(name) || parameter.option().equals(name)) {
        return parameter;
      }
      labels.add(parameter.label());
    }
    throw Complaint.usage("--drop takes %s, not '%s'.".formatted(String.join(", ", labels), name));
  }
}
