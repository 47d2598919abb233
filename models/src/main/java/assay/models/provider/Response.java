package assay.models.provider;

import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.TreeMap;

/**
 * What a provider answered and said about it.
 *
 * @param text the answer, or the arguments of the tool that was called; empty where it was refused
 * @param reason the provider's word for how the answer ended
 * @param model the name the provider reports
 * @param sent the parameters as they really went out, by the provider's own names
 * @param pause how long to hold further calls, where the provider's allowance is used up
 */
public record Response(
    String text,
    Optional<String> reason,
    Optional<String> model,
    OptionalLong inputTokens,
    OptionalLong outputTokens,
    Map<String, String> sent,
    Duration took,
    Optional<Duration> pause) {
  public Response {
    sent = Map.copyOf(new TreeMap<>(sent));
  }
}
