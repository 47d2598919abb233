package assay.models.provider;

import assay.models.setting.Sampling;
import assay.models.wire.Exchange;
import assay.models.wire.Wire;
import dev.langchain4j.http.client.HttpClientBuilder;
import dev.langchain4j.model.anthropic.AnthropicChatModel;
import dev.langchain4j.model.chat.ChatModel;
import java.util.Optional;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** Anthropic's messages. */
record Anthropic() implements Protocol {
  /** Anthropic must be told a number; every model in use takes this one. */
  private static final int LONGEST_ANSWER = 8192;

  @Override
  public ChatModel client(Call call, HttpClientBuilder http) {
    Sampling sampling = call.sampling();
    AnthropicChatModel.AnthropicChatModelBuilder client =
        AnthropicChatModel.builder()
            .httpClientBuilder(http)
            .baseUrl(call.address())
            .apiKey("set by the wire")
            .modelName(call.model())
            .maxTokens(sampling.maxTokens().orElse(LONGEST_ANSWER))
            .maxRetries(0);
    sampling.temperature().ifPresent(client::temperature);
    sampling.topP().ifPresent(client::topP);
    return client.build();
  }

  @Override
  public boolean canRequireTool() {
    return true;
  }

  /**
   * Anthropic takes no seed; it is sent all the same, as leaving it out must be the user's word.
   */
  @Override
  public ObjectNode extra(Sampling sampling) {
    ObjectNode extra = JsonNodeFactory.instance.objectNode();
    sampling.seed().ifPresent(seed -> extra.put("seed", seed));
    sampling.effort().ifPresent(effort -> effort(extra, effort));
    return extra;
  }

  private static void effort(ObjectNode extra, String effort) {
    ObjectNode thinking = extra.putObject("thinking");
    if (effort.chars().allMatch(Character::isDigit)) {
      thinking.put("type", "enabled").put("budget_tokens", Integer.parseInt(effort));
    } else {
      thinking.put("type", "adaptive");
      extra.putObject("output_config").put("effort", effort);
    }
  }

  @Override
  public Reading chatted(JsonNode reply) {
    StringBuilder text = new StringBuilder();
    Optional<String> arguments = Optional.empty();
    for (JsonNode block : Reading.needed(reply, "/content")) {
      switch (block.path("type").asString("")) {
        case "text" -> text.append(block.path("text").asString(""));
        case "tool_use" -> arguments = Reading.arguments(block.path("input"));
        default -> {
          // Thoughts and whatever else may come are no part of the answer.
        }
      }
    }
    Optional<String> word = Reading.word(reply.path("stop_reason"));
    boolean refused = word.filter("refusal"::equals).isPresent();
    JsonNode usage = reply.path("usage");
    return new Reading(
        refused ? "" : arguments.orElse(text.toString()),
        word,
        Reading.word(reply.path("model")),
        Reading.count(
            usage.path("input_tokens"),
            usage.path("cache_read_input_tokens"),
            usage.path("cache_creation_input_tokens")),
        Reading.count(usage.path("output_tokens")));
  }

  @Override
  public Exchange complete(Call call, Wire wire) {
    throw new IllegalStateException("Anthropic continues no text.");
  }

  @Override
  public Reading completed(JsonNode reply) {
    throw new IllegalStateException("Anthropic continues no text.");
  }
}
