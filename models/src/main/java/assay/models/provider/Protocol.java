package assay.models.provider;

import assay.models.config.Kind;
import assay.models.setting.Sampling;
import assay.models.wire.Exchange;
import assay.models.wire.Wire;
import dev.langchain4j.http.client.HttpClientBuilder;
import dev.langchain4j.model.chat.ChatModel;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * What differs between providers. Requests of a chat are written by LangChain4j; replies are read
 * from their JSON, as LangChain4j drops refusals, hidden reasoning and the provider's own words.
 */
sealed interface Protocol permits OpenAi, Anthropic, Gemini, Ollama {
  /** LangChain4j's client, to be used once; its own retries are off. */
  ChatModel client(Call call, HttpClientBuilder http);

  /** Whether a model can be made to call a tool. */
  boolean canRequireTool();

  /** The fields that LangChain4j has no word for. */
  ObjectNode extra(Sampling sampling);

  Reading chatted(JsonNode reply);

  /** Asks for the continuation of a text. */
  Exchange complete(Call call, Wire wire);

  Reading completed(JsonNode reply);

  static Protocol of(Kind kind) {
    return switch (kind) {
      case OPENAI -> new OpenAi();
      case ANTHROPIC -> new Anthropic();
      case GEMINI -> new Gemini();
      case OLLAMA -> new Ollama();
    };
  }
}
