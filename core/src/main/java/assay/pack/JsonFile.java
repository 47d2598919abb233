package assay.pack;

import java.nio.file.Path;
import java.util.List;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** A JSON file of another benchmark's, with complaints that name it. */
public record JsonFile(Path file, JsonNode root) {
  private static final JsonMapper JSON = new JsonMapper();

  public static JsonFile read(Path file) throws PackException {
    String text = Document.text(file);
    try {
      return new JsonFile(file, JSON.readTree(text));
    } catch (JacksonException e) {
      int line = e.getLocation() == null ? 0 : Math.max(0, e.getLocation().getLineNr());
      throw new PackException(
          List.of(
              new PackError(file, line, "", "expected JSON, found: " + e.getOriginalMessage())));
    }
  }

  /** The text under a key that an entry of a list must have. */
  public String text(int index, String key) throws PackException {
    JsonNode value = root.path(index).path(key);
    if (!value.isString()) {
      throw wrong("[" + index + "]." + key, "expected a text");
    }
    return value.asString();
  }

  /** What to throw where something in it is not as it should be. */
  public PackException wrong(String field, String expected) {
    return new PackException(List.of(new PackError(file, 0, field, expected)));
  }
}
