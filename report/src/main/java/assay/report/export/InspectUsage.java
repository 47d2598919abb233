package assay.report.export;

import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** Tokens and their price, as Inspect counts them. */
record InspectUsage(long inputTokens, long outputTokens, double cost) {
  static final InspectUsage NONE = new InspectUsage(0, 0, 0);
  private static final JsonMapper JSON = new JsonMapper();

  InspectUsage plus(InspectUsage other) {
    return new InspectUsage(
        inputTokens + other.inputTokens, outputTokens + other.outputTokens, cost + other.cost);
  }

  ObjectNode node() {
    ObjectNode node = JSON.createObjectNode();
    node.put("input_tokens", inputTokens);
    node.put("output_tokens", outputTokens);
    node.put("total_tokens", inputTokens + outputTokens);
    node.put("total_cost", cost);
    return node;
  }
}
