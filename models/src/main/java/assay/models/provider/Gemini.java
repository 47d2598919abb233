package assay.models.provider;

import assay.models.setting.Sampling;
import assay.models.wire.Exchange;
import assay.models.wire.Wire;
import dev.langchain4j.http.client.HttpClientBuilder;
import dev.langchain4j.model.chat.ChatModel;
import dev.langchain4j.model.googleai.GeminiThinkingConfig;
import dev.langchain4j.model.googleai.GoogleAiGeminiChatModel;
import dev.langchain4j.model.googleai.GoogleAiGeminiChatModel.GoogleAiGeminiChatModelBuilder;
import java.util.Optional;
import java.util.Set;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** Google's Gemini. */
record Gemini() implements Protocol {
  /** Words for an answer that Google keeps to itself. */
  private static final Set<String> REFUSALS =
      Set.of("SAFETY", "RECITATION", "PROHIBITED_CONTENT", "BLOCKLIST", "SPII", "LANGUAGE");

  @Override
  public ChatModel client(Call call, HttpClientBuilder http) {
    Sampling sampling = call.sampling();
    GoogleAiGeminiChatModelBuilder client =
        GoogleAiGeminiChatModel.builder()
            .httpClientBuilder(http)
            .baseUrl(call.address())
            .apiKey("set by the wire")
            .modelName(call.model())
            .maxRetries(0);
    sampling.temperature().ifPresent(client::temperature);
    sampling.topP().ifPresent(client::topP);
    sampling.maxTokens().ifPresent(client::maxOutputTokens);
    sampling.seed().ifPresent(client::seed);
    sampling.effort().ifPresent(effort -> client.thinkingConfig(thinking(effort)));
    return client.build();
  }

  private static GeminiThinkingConfig thinking(String effort) {
    GeminiThinkingConfig.Builder thinking = GeminiThinkingConfig.builder();
    boolean budget = effort.chars().allMatch(Character::isDigit);
    return (budget
            ? thinking.thinkingBudget(Integer.parseInt(effort))
            : thinking.thinkingLevel(effort))
        .build();
  }

  @Override
  public boolean canRequireTool() {
    return true;
  }

  @Override
  public ObjectNode extra(Sampling sampling) {
    return JsonNodeFactory.instance.objectNode();
  }

  @Override
  public Reading chatted(JsonNode reply) {
    Optional<String> blocked = Reading.word(reply.at("/promptFeedback/blockReason"));
    if (blocked.isEmpty()) {
      Reading.needed(reply, "/candidates/0");
    }
    Optional<String> word = blocked.or(() -> Reading.word(reply.at("/candidates/0/finishReason")));
    boolean refused = blocked.isPresent() || word.filter(REFUSALS::contains).isPresent();
    JsonNode usage = reply.path("usageMetadata");
    return new Reading(
        refused ? "" : text(reply.at("/candidates/0/content/parts")),
        word,
        Reading.word(reply.path("modelVersion")),
        Reading.count(usage.path("promptTokenCount")),
        Reading.count(usage.path("candidatesTokenCount"), usage.path("thoughtsTokenCount")));
  }

  private static String text(JsonNode parts) {
    StringBuilder text = new StringBuilder();
    Optional<String> arguments = Optional.empty();
    for (JsonNode part : parts) {
      if (!part.path("thought").asBoolean(false)) {
        text.append(part.path("text").asString(""));
      }
      if (part.has("functionCall")) {
        arguments = Reading.arguments(part.at("/functionCall/args"));
      }
    }
    return arguments.orElse(text.toString());
  }

  @Override
  public Exchange complete(Call call, Wire wire) {
    throw new IllegalStateException("Gemini continues no text.");
  }

  @Override
  public Reading completed(JsonNode reply) {
    throw new IllegalStateException("Gemini continues no text.");
  }
}
