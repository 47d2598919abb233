package assay.runfile;

import java.util.List;
import java.util.Map;
import tools.jackson.core.type.TypeReference;
import tools.jackson.databind.MapperFeature;
import tools.jackson.databind.PropertyNamingStrategies;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.json.JsonMapper;

/** JSON as run files hold it: names in snake case, keys in a fixed order, no needless space. */
final class Json {
  static final JsonMapper MAPPER =
      JsonMapper.builder()
          .propertyNamingStrategy(PropertyNamingStrategies.SNAKE_CASE)
          .disable(MapperFeature.SORT_PROPERTIES_ALPHABETICALLY)
          .enable(SerializationFeature.ORDER_MAP_ENTRIES_BY_KEYS)
          .addMixIn(assay.verdict.Verdict.class, VerdictJson.Shape.class)
          .build();

  private static final TypeReference<Map<String, String>> TEXTS = new TypeReference<>() {};
  private static final TypeReference<List<String>> WORDS = new TypeReference<>() {};

  private Json() {}

  static String write(Map<String, String> texts) {
    return MAPPER.writeValueAsString(texts);
  }

  static String write(List<String> words) {
    return MAPPER.writeValueAsString(words);
  }

  static Map<String, String> texts(String json) {
    return MAPPER.readValue(json, TEXTS);
  }

  static List<String> words(String json) {
    return MAPPER.readValue(json, WORDS);
  }
}
