package assay.source;

import java.util.Optional;
import tools.jackson.core.JacksonException;
import tools.jackson.core.json.JsonReadFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** Finds the JSON object in an answer that should have been one and nothing else. */
public final class StructuredAnswer {
  /** How many opening braces are tried; prose has few. */
  private static final int MOST_TRIES = 100;

  /** Takes what models write by hand: comments, commas too many, quotes of the wrong kind. */
  private static final JsonMapper TOLERANT =
      JsonMapper.builder()
          .enable(JsonReadFeature.ALLOW_JAVA_COMMENTS)
          .enable(JsonReadFeature.ALLOW_TRAILING_COMMA)
          .enable(JsonReadFeature.ALLOW_SINGLE_QUOTES)
          .enable(JsonReadFeature.ALLOW_UNQUOTED_PROPERTY_NAMES)
          .build();

  private StructuredAnswer() {}

  /** The last object that stands on its own in the text, wherever prose or fences are around it. */
  public static Optional<ObjectNode> find(String answer) {
    String text = Message.clean(answer);
    Optional<ObjectNode> found = Optional.empty();
    int tries = 0;
    int at = text.indexOf('{');
    while (at >= 0 && tries++ < MOST_TRIES) {
      int end = end(text, at);
      Optional<ObjectNode> object = end < 0 ? Optional.empty() : parsed(text.substring(at, end));
      found = object.isPresent() ? object : found;
      at = text.indexOf('{', object.isPresent() ? end : at + 1);
    }
    return found;
  }

  /** Behind the brace that closes the one at the offset; negative where none does. */
  private static int end(String text, int open) {
    int depth = 0;
    boolean quoted = false;
    for (int i = open; i < text.length(); i++) {
      char here = text.charAt(i);
      if (quoted && here == '\\') {
        i++;
      } else if (here == '"') {
        quoted = !quoted;
      } else if (!quoted) {
        depth += here == '{' ? 1 : here == '}' ? -1 : 0;
        if (depth == 0) {
          return i + 1;
        }
      }
    }
    return -1;
  }

  private static Optional<ObjectNode> parsed(String text) {
    try {
      JsonNode node = TOLERANT.readTree(text);
      return node instanceof ObjectNode object ? Optional.of(object) : Optional.empty();
    } catch (JacksonException notJson) {
      return Optional.empty();
    }
  }
}
