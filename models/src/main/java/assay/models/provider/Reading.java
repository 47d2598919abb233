package assay.models.provider;

import assay.models.wire.Trouble;
import assay.models.wire.Trouble.Kind;
import java.util.Optional;
import java.util.OptionalLong;
import tools.jackson.databind.JsonNode;

/**
 * What a reply says.
 *
 * @param text the answer, or the arguments of the tool that was called; empty where it was refused
 * @param reason the provider's word for how the answer ended
 * @param model the name the provider reports
 * @param outputTokens hidden reasoning included
 */
record Reading(
    String text,
    Optional<String> reason,
    Optional<String> model,
    OptionalLong inputTokens,
    OptionalLong outputTokens) {

  static OptionalLong count(JsonNode... counts) {
    long sum = 0;
    boolean known = false;
    for (JsonNode count : counts) {
      known |= count.isNumber();
      sum += count.asLong(0);
    }
    return known ? OptionalLong.of(sum) : OptionalLong.empty();
  }

  /** The text of a node that is one and not empty. */
  static Optional<String> word(JsonNode node) {
    return node.isString() && !node.asString().isEmpty()
        ? Optional.of(node.asString())
        : Optional.empty();
  }

  /** The part of a reply without which it is none. */
  static JsonNode needed(JsonNode reply, String pointer) {
    JsonNode part = reply.at(pointer);
    if (part.isMissingNode() || part.isNull()) {
      throw new Trouble(Kind.BROKEN, "the reply lacks " + pointer);
    }
    return part;
  }

  /** The arguments of a tool call, which some providers write as a text and some as an object. */
  static Optional<String> arguments(JsonNode arguments) {
    if (arguments.isMissingNode() || arguments.isNull()) {
      return Optional.empty();
    }
    return Optional.of(arguments.isString() ? arguments.asString() : arguments.toString());
  }
}
