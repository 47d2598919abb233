package assay.models.provider;

import assay.models.setting.Sampling;
import assay.models.wire.Exchange;
import assay.models.wire.Wire;
import dev.langchain4j.http.client.HttpClientBuilder;
import dev.langchain4j.model.chat.ChatModel;
import dev.langchain4j.model.ollama.OllamaChatModel;
import dev.langchain4j.model.ollama.OllamaChatModel.OllamaChatModelBuilder;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** Ollama's own protocol. */
record Ollama() implements Protocol {
  @Override
  public ChatModel client(Call call, HttpClientBuilder http) {
    Sampling sampling = call.sampling();
    OllamaChatModelBuilder client =
        OllamaChatModel.builder()
            .httpClientBuilder(http)
            .baseUrl(call.address())
            .modelName(call.model())
            .logRequests(false)
            .logResponses(false)
            .maxRetries(0);
    sampling.temperature().ifPresent(client::temperature);
    sampling.topP().ifPresent(client::topP);
    sampling.maxTokens().ifPresent(client::numPredict);
    sampling.seed().ifPresent(client::seed);
    return client.build();
  }

  @Override
  public boolean canRequireTool() {
    return false;
  }

  @Override
  public ObjectNode extra(Sampling sampling) {
    ObjectNode extra = JsonNodeFactory.instance.objectNode();
    sampling
        .effort()
        .ifPresent(
            effort -> {
              switch (effort) {
                case "none" -> extra.put("think", false);
                case "on" -> extra.put("think", true);
                default -> extra.put("think", effort);
              }
            });
    return extra;
  }

  @Override
  public Reading chatted(JsonNode reply) {
    JsonNode message = Reading.needed(reply, "/message");
    return reading(
        reply,
        Reading.arguments(message.at("/tool_calls/0/function/arguments"))
            .orElseGet(() -> message.path("content").asString("")));
  }

  /** Raw, so that no template of a chat is laid around the text. */
  @Override
  public Exchange complete(Call call, Wire wire) {
    Sampling sampling = call.sampling();
    ObjectNode body = JsonNodeFactory.instance.objectNode();
    body.put("model", call.model());
    body.put("prompt", call.question().text());
    body.put("raw", true);
    body.put("stream", false);
    ObjectNode options = body.putObject("options");
    sampling.temperature().ifPresent(value -> options.put("temperature", value));
    sampling.topP().ifPresent(value -> options.put("top_p", value));
    sampling.maxTokens().ifPresent(value -> options.put("num_predict", value));
    sampling.seed().ifPresent(value -> options.put("seed", value));
    return wire.post(call.address() + "/api/generate", body);
  }

  @Override
  public Reading completed(JsonNode reply) {
    return reading(reply, Reading.needed(reply, "/response").asString(""));
  }

  private static Reading reading(JsonNode reply, String text) {
    return new Reading(
        text,
        Reading.word(reply.path("done_reason")),
        Reading.word(reply.path("model")),
        Reading.count(reply.path("prompt_eval_count")),
        Reading.count(reply.path("eval_count")));
  }
}
