package assay.cli;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.PropertyNamingStrategies;
import tools.jackson.databind.json.JsonMapper;

/** JSON as other programs read it: one line, names in snake case. */
final class Json {
  private static final JsonMapper MAPPER =
      JsonMapper.builder().propertyNamingStrategy(PropertyNamingStrategies.SNAKE_CASE).build();

  private Json() {}

  static JsonNode read(String text) {
    return MAPPER.readTree(text);
  }

  static String write(Object document) {
    return MAPPER.writeValueAsString(document);
  }
}
