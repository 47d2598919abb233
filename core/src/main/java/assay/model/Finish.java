package assay.model;

import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalLong;
import java.util.TreeMap;

/**
 * How an answer came to its end.
 *
 * @param reason the provider's word, such as {@code stop} or {@code length}
 * @param requested the parameters the user asked for
 * @param sent the parameters that really went out
 * @param model the model's name as the provider reported it
 * @param inputTokens tokens of the question
 * @param outputTokens tokens of the answer, hidden reasoning included
 * @param cost in US dollars, where the price is known
 * @param seconds from sending to the last byte
 */
public record Finish(
    Optional<String> reason,
    Map<String, String> requested,
    Map<String, String> sent,
    Optional<String> model,
    OptionalLong inputTokens,
    OptionalLong outputTokens,
    OptionalDouble cost,
    OptionalDouble seconds) {
  /** Of an answer no provider gave. */
  public static final Finish NONE =
      new Finish(
          Optional.empty(),
          Map.of(),
          Map.of(),
          Optional.empty(),
          OptionalLong.empty(),
          OptionalLong.empty(),
          OptionalDouble.empty(),
          OptionalDouble.empty());

  public Finish {
    requested = java.util.Collections.unmodifiableMap(new TreeMap<>(requested));
    sent = java.util.Collections.unmodifiableMap(new TreeMap<>(sent));
  }
}
