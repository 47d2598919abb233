package assay.report.export;

import java.util.Locale;
import java.util.OptionalDouble;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** What a provider said about an answer, in Inspect's words. */
record InspectFinish(String stopReason, InspectUsage usage, OptionalDouble seconds) {
  private static final JsonMapper JSON = new JsonMapper();

  static InspectFinish of(String finish) {
    JsonNode node = JSON.readTree(finish);
    JsonNode seconds = node.path("seconds");
    return new InspectFinish(
        stopReason(node.path("reason").asString("")),
        new InspectUsage(
            node.path("input_tokens").asLong(0),
            node.path("output_tokens").asLong(0),
            node.path("cost").asDouble(0)),
        seconds.isNumber() ? OptionalDouble.of(seconds.asDouble()) : OptionalDouble.empty());
  }

  /** Inspect knows a closed set of reasons. */
  private static String stopReason(String reason) {
    return switch (reason.toLowerCase(Locale.ROOT)) {
      case "stop", "end_turn", "stop_sequence" -> "stop";
      case "length", "max_tokens" -> "max_tokens";
      case "tool_calls", "tool_use", "tool_execution" -> "tool_calls";
      case "content_filter", "safety", "refusal" -> "content_filter";
      default -> "unknown";
    };
  }
}
