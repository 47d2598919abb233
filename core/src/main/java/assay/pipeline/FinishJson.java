package assay.pipeline;

import assay.model.Finish;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/**
 * What a provider said about an answer, as the run file keeps it; what is not known is left out.
 */
final class FinishJson {
  private static final JsonMapper JSON = new JsonMapper();

  private FinishJson() {}

  /** Tokens of question and answer together, as far as they are known. */
  static long tokens(String finish) {
    JsonNode node = JSON.readTree(finish);
    return node.path("input_tokens").asLong(0) + node.path("output_tokens").asLong(0);
  }

  /** In US dollars, as far as it is known. */
  static double cost(String finish) {
    return JSON.readTree(finish).path("cost").asDouble(0);
  }

  static String of(Finish finish) {
    ObjectNode node = JSON.createObjectNode();
    finish.reason().ifPresent(reason -> node.put("reason", reason));
    finish.model().ifPresent(model -> node.put("model", model));
    finish.inputTokens().ifPresent(tokens -> node.put("input_tokens", tokens));
    finish.outputTokens().ifPresent(tokens -> node.put("output_tokens", tokens));
    finish.cost().ifPresent(cost -> node.put("cost", cost));
    finish.seconds().ifPresent(seconds -> node.put("seconds", seconds));
    if (!finish.requested().isEmpty()) {
      node.set("requested", JSON.valueToTree(finish.requested()));
    }
    if (!finish.sent().isEmpty()) {
      node.set("sent", JSON.valueToTree(finish.sent()));
    }
    return node.toString();
  }
}
