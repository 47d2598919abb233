package assay.models.provider;

import static java.nio.charset.StandardCharsets.UTF_8;

import assay.model.Question;
import assay.models.config.Provider;
import assay.models.wire.Exchange;
import assay.models.wire.Transport;
import assay.models.wire.Trouble;
import assay.models.wire.Trouble.Kind;
import assay.models.wire.Wire;
import assay.models.wire.WireBuilder;
import dev.langchain4j.agent.tool.ToolSpecification;
import dev.langchain4j.data.message.ChatMessage;
import dev.langchain4j.data.message.SystemMessage;
import dev.langchain4j.data.message.UserMessage;
import dev.langchain4j.model.chat.request.ChatRequest;
import dev.langchain4j.model.chat.request.ResponseFormat;
import dev.langchain4j.model.chat.request.ResponseFormatType;
import dev.langchain4j.model.chat.request.ToolChoice;
import dev.langchain4j.model.chat.request.json.JsonRawSchema;
import dev.langchain4j.model.chat.request.json.JsonSchema;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** Puts one question to a provider, once. */
public final class Speaker {
  private static final JsonMapper JSON = JsonMapper.shared();

  private final Transport transport;

  public Speaker(Transport transport) {
    this.transport = transport;
  }

  /** The answer; anything else is a {@link Trouble}. */
  public Response ask(Call call) {
    Provider provider = call.account().provider();
    Protocol protocol = Protocol.of(provider.kind());
    ObjectNode extra = protocol.extra(call.sampling());
    extra.setAll(provider.body());
    Wire wire = new Wire(transport, call.account().headers(), call.account().secrets(), extra);
    return switch (call.question().form()) {
      case CHAT -> {
        Exchange exchange = chat(call, protocol, wire);
        yield response(call, exchange, protocol.chatted(exchange.reply()));
      }
      case COMPLETION -> {
        Exchange exchange = protocol.complete(call, wire);
        yield response(call, exchange, protocol.completed(exchange.reply()));
      }
    };
  }

  private static Exchange chat(Call call, Protocol protocol, Wire wire) {
    try {
      protocol.client(call, new WireBuilder(wire)).chat(request(call, protocol));
    } catch (Trouble trouble) {
      throw trouble;
    } catch (RuntimeException unreadable) {
      // LangChain4j stumbles over replies that are unusual but whole: they are read from the wire.
      if (wire.exchange().isEmpty()) {
        throw unreadable;
      }
    }
    return wire.exchange()
        .orElseThrow(() -> new Trouble(Kind.BROKEN, "the request was never sent"));
  }

  private static ChatRequest request(Call call, Protocol protocol) {
    Question question = call.question();
    List<ChatMessage> messages = new ArrayList<>();
    if (!question.system().isEmpty()) {
      messages.add(SystemMessage.from(question.system()));
    }
    ChatRequest.Builder request = ChatRequest.builder();
    String text = question.text();
    if (question.structure().isPresent()) {
      Question.Structure structure = question.structure().get();
      switch (call.structuring()) {
        case SCHEMA -> request.responseFormat(schema(structure));
        case TOOL -> {
          request.toolSpecifications(tool(structure));
          if (protocol.canRequireTool()) {
            request.toolChoice(ToolChoice.REQUIRED);
          }
        }
        case TEXT -> text += inWords(structure);
      }
    }
    messages.add(UserMessage.from(text));
    return request.messages(messages).build();
  }

  private static ResponseFormat schema(Question.Structure structure) {
    return ResponseFormat.builder()
        .type(ResponseFormatType.JSON)
        .jsonSchema(
            JsonSchema.builder()
                .name(structure.name())
                .rootElement(JsonRawSchema.from(structure.schema()))
                .build())
        .build();
  }

  private static ToolSpecification tool(Question.Structure structure) {
    JsonNode parameters = JSON.readTree(structure.schema());
    ObjectNode tool = JSON.createObjectNode();
    tool.put("name", structure.name());
    tool.put("description", "Takes the answer.");
    tool.set("parameters", parameters);
    return ToolSpecification.fromJson(tool.toString());
  }

  private static String inWords(Question.Structure structure) {
    return "\n\nAnswer with one JSON object that fits this schema, and with nothing else:\n\n"
        + structure.schema();
  }

  private static Response response(Call call, Exchange exchange, Reading reading) {
    if (reading.text().getBytes(UTF_8).length > Transport.LONGEST_ANSWER) {
      throw Transport.tooLong();
    }
    Map<String, String> sent = new TreeMap<>(Sent.parameters(exchange.sent()));
    if (call.question().structure().isPresent()) {
      sent.put("structure", call.structuring().label());
    }
    return new Response(
        reading.text(),
        reading.reason(),
        reading.model(),
        reading.inputTokens(),
        reading.outputTokens(),
        sent,
        exchange.took(),
        exchange.pause());
  }
}
