package assay.models.cache;

import assay.model.Finish;
import assay.model.Reply;
import assay.task.Answer;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalLong;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** A reply as the cache keeps it. */
final class ReplyJson {
  private static final JsonMapper JSON = JsonMapper.shared();

  private ReplyJson() {}

  static String write(Reply reply) {
    Finish finish = reply.finish();
    ObjectNode root = JSON.createObjectNode();
    root.put("schema", 1);
    root.put("form", reply.answer().form().name());
    root.put("text", reply.answer().text());
    finish.reason().ifPresent(value -> root.put("reason", value));
    finish.model().ifPresent(value -> root.put("model", value));
    finish.inputTokens().ifPresent(value -> root.put("input_tokens", value));
    finish.outputTokens().ifPresent(value -> root.put("output_tokens", value));
    finish.cost().ifPresent(value -> root.put("cost", value));
    finish.seconds().ifPresent(value -> root.put("seconds", value));
    root.set("requested", JSON.valueToTree(finish.requested()));
    root.set("sent", JSON.valueToTree(finish.sent()));
    return root.toString();
  }

  /** Nothing where the text is none of ours. */
  static Optional<Reply> read(String text) {
    JsonNode root;
    try {
      root = JSON.readTree(text);
    } catch (JacksonException cutOff) {
      return Optional.empty();
    }
    if (root.path("schema").asInt(0) != 1) {
      return Optional.empty();
    }
    Answer answer =
        new Answer(Answer.Form.valueOf(root.path("form").asString()), root.path("text").asString());
    Finish finish =
        new Finish(
            root.path("reason").asStringOpt(),
            texts(root.path("requested")),
            texts(root.path("sent")),
            root.path("model").asStringOpt(),
            whole(root.path("input_tokens")),
            whole(root.path("output_tokens")),
            number(root.path("cost")),
            number(root.path("seconds")));
    return Optional.of(new Reply(answer, finish));
  }

  private static Map<String, String> texts(JsonNode node) {
    Map<String, String> texts = new HashMap<>();
    node.properties().forEach(field -> texts.put(field.getKey(), field.getValue().asString()));
    return texts;
  }

  private static OptionalLong whole(JsonNode node) {
    return node.isNumber() ? OptionalLong.of(node.asLong()) : OptionalLong.empty();
  }

  private static OptionalDouble number(JsonNode node) {
    return node.isNumber() ? OptionalDouble.of(node.asDouble()) : OptionalDouble.empty();
  }
}
