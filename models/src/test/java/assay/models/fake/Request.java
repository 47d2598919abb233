package assay.models.fake;

import java.util.Map;
import tools.jackson.databind.JsonNode;

/**
 * A request as it arrived.
 *
 * @param headers by name in small letters
 */
public record Request(String path, Map<String, String> headers, JsonNode body) {
  /** The question, wherever the protocol has it. */
  public String text() {
    for (String pointer :
        new String[] {
          "/messages/1/content",
          "/messages/0/content",
          "/messages/0/content/0/text",
          "/prompt",
          "/contents/0/parts/0/text"
        }) {
      JsonNode node = body.at(pointer);
      if (node.isString()) {
        return node.asString();
      }
    }
    throw new IllegalStateException("No question in " + body);
  }
}
