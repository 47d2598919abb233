package assay.cli;

import java.nio.file.Path;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.PropertyNamingStrategies;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.module.SimpleModule;
import tools.jackson.databind.ser.std.ToStringSerializer;

/** JSON as other programs read it: one line, names in snake case, paths as people write them. */
final class Json {
  private static final JsonMapper MAPPER =
      JsonMapper.builder()
          .propertyNamingStrategy(PropertyNamingStrategies.SNAKE_CASE)
          .addModule(new SimpleModule().addSerializer(Path.class, ToStringSerializer.instance))
          .build();

  private Json() {}

  static JsonNode read(String text) {
    return MAPPER.readTree(text);
  }

  static String write(Object document) {
    return MAPPER.writeValueAsString(document);
  }
}
