package assay.source;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Code that a model handed over as a text in JSON. */
final class JsonText {
  private JsonText() {}

  /** The last text in the answer or one of its blocks that defines the whole function. */
  static Optional<String> find(String answer, List<String> blocks, String function) {
    List<String> documents = new ArrayList<>(blocks);
    documents.add(answer);
    Optional<String> found = Optional.empty();
    for (String document : documents) {
      for (String text : texts(document)) {
        if (Definitions.function(text, function).filter(Definition::closed).isPresent()) {
          found = Optional.of(text);
        }
      }
    }
    return found;
  }

  private static List<String> texts(String document) {
    List<String> texts = new ArrayList<>();
    if (document.stripLeading().startsWith("{") || document.stripLeading().startsWith("[")) {
      try {
        collect(JsonMapper.shared().readTree(document), texts);
      } catch (JacksonException notJson) {
        // Code in braces is no JSON.
      }
    }
    return texts;
  }

  private static void collect(JsonNode node, List<String> texts) {
    if (node.isString()) {
      texts.add(Message.clean(node.asString()));
    }
    node.forEach(child -> collect(child, texts));
  }
}
