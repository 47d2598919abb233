package assay.models.provider;

import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** The parameters in the body of a request: everything but the question itself. */
final class Sent {
  private static final Set<String> QUESTION =
      Set.of(
          "model",
          "messages",
          "prompt",
          "system",
          "contents",
          "systemInstruction",
          "tools",
          "tool_choice",
          "toolConfig",
          "response_format",
          "format",
          "stream",
          "responseMimeType",
          "responseJsonSchema",
          "responseSchema");

  /** Fields that do no more than group others. */
  private static final Set<String> GROUPS = Set.of("options", "generationConfig");

  private Sent() {}

  static Map<String, String> parameters(ObjectNode body) {
    Map<String, String> parameters = new TreeMap<>();
    collect(body, parameters);
    return parameters;
  }

  private static void collect(JsonNode body, Map<String, String> parameters) {
    for (Map.Entry<String, JsonNode> field : body.properties()) {
      JsonNode value = field.getValue();
      if (GROUPS.contains(field.getKey())) {
        collect(value, parameters);
      } else if (!QUESTION.contains(field.getKey()) && !value.isNull()) {
        parameters.put(field.getKey(), value.isString() ? value.asString() : value.toString());
      }
    }
  }
}
