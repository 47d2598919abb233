package assay.models.provider;

import assay.models.setting.Sampling;
import assay.models.wire.Exchange;
import assay.models.wire.Wire;
import dev.langchain4j.http.client.HttpClientBuilder;
import dev.langchain4j.model.chat.ChatModel;
import dev.langchain4j.model.openai.OpenAiChatModel;
import java.util.Optional;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** OpenAI and everyone who speaks as it does. */
record OpenAi() implements Protocol {
  /** The call for completions would stop after 16 tokens if it were not told otherwise. */
  private static final int LONGEST_COMPLETION = 1024;

  @Override
  public ChatModel client(Call call, HttpClientBuilder http) {
    Sampling sampling = call.sampling();
    OpenAiChatModel.OpenAiChatModelBuilder client =
        OpenAiChatModel.builder()
            .httpClientBuilder(http)
            .baseUrl(call.address())
            .modelName(call.model())
            .strictJsonSchema(true)
            .maxRetries(0);
    sampling.temperature().ifPresent(client::temperature);
    sampling.topP().ifPresent(client::topP);
    sampling.seed().ifPresent(client::seed);
    sampling.effort().ifPresent(client::reasoningEffort);
    if (call.address().startsWith("https://api.openai.com")) {
      sampling.maxTokens().ifPresent(client::maxCompletionTokens);
    } else {
      sampling.maxTokens().ifPresent(client::maxTokens);
    }
    return client.build();
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
    JsonNode message = Reading.needed(reply, "/choices/0/message");
    boolean declined = Reading.word(message.path("refusal")).isPresent();
    Optional<String> word = Reading.word(reply.at("/choices/0/finish_reason"));
    boolean refused = declined || word.filter("content_filter"::equals).isPresent();
    String text =
        Reading.arguments(message.at("/tool_calls/0/function/arguments"))
            .orElseGet(() -> text(message.path("content")));
    return reading(reply, refused ? "" : text, declined ? Optional.of("refusal") : word);
  }

  /** A text, or a list of parts of which some are text. */
  private static String text(JsonNode content) {
    if (content.isString()) {
      return content.asString();
    }
    StringBuilder text = new StringBuilder();
    content.forEach(part -> text.append(part.path("text").asString("")));
    return text.toString();
  }

  @Override
  public Exchange complete(Call call, Wire wire) {
    Sampling sampling = call.sampling();
    ObjectNode body = JsonNodeFactory.instance.objectNode();
    body.put("model", call.model());
    body.put("prompt", call.question().text());
    body.put("max_tokens", sampling.maxTokens().orElse(LONGEST_COMPLETION));
    sampling.temperature().ifPresent(value -> body.put("temperature", value));
    sampling.topP().ifPresent(value -> body.put("top_p", value));
    sampling.seed().ifPresent(value -> body.put("seed", value));
    sampling.effort().ifPresent(value -> body.put("reasoning_effort", value));
    return wire.post(call.address() + "/completions", body);
  }

  @Override
  public Reading completed(JsonNode reply) {
    JsonNode choice = Reading.needed(reply, "/choices/0");
    return reading(
        reply, choice.path("text").asString(""), Reading.word(choice.path("finish_reason")));
  }

  private static Reading reading(JsonNode reply, String text, Optional<String> reason) {
    return new Reading(
        text,
        reason,
        Reading.word(reply.path("model")),
        Reading.count(reply.at("/usage/prompt_tokens")),
        Reading.count(reply.at("/usage/completion_tokens")));
  }
}
