package assay.suites.parallel.problem;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import tools.jackson.databind.JsonNode;

/**
 * One call and what it must give.
 *
 * @param in values by argument, in the order of the file
 * @param out values by argument, the returned value under {@code return}
 */
public record Example(Map<String, JsonNode> in, Map<String, JsonNode> out) {
  public Example {
    in = Collections.unmodifiableMap(new LinkedHashMap<>(in));
    out = Collections.unmodifiableMap(new LinkedHashMap<>(out));
  }
}
