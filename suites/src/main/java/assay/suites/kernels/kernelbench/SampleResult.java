package assay.suites.kernels.kernelbench;

import assay.verdict.Evidence;
import assay.verdict.Reason;
import assay.verdict.Verdict;
import java.util.List;
import java.util.Optional;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/**
 * What became of one sample, as KernelBench's results hold it.
 *
 * @param milliseconds the mean of its calls, where it was timed
 * @param metadata what else was said
 * @param stats of the times
 */
public record SampleResult(
    int sample,
    boolean compiled,
    boolean correct,
    Optional<Double> milliseconds,
    JsonNode metadata,
    JsonNode stats) {
  private static final JsonMapper JSON = JsonMapper.shared();
  private static final double NOT_TIMED = -1;

  static SampleResult read(JsonNode node) {
    JsonNode runtime = node.path("runtime");
    return new SampleResult(
        node.path("sample_id").asInt(0),
        node.path("compiled").asBoolean(false),
        node.path("correctness").asBoolean(false),
        runtime.isNumber() && runtime.asDouble() > 0
            ? Optional.of(runtime.asDouble())
            : Optional.empty(),
        object(node.path("metadata")),
        object(node.path("runtime_stats")));
  }

  private static JsonNode object(JsonNode node) {
    return node.isObject() ? node : JSON.createObjectNode();
  }

  /**
   * What a verdict of anybody's amounts to.
   *
   * @param hardware what it was given on
   */
  public static SampleResult of(int sample, Verdict verdict, String hardware) {
    for (Evidence one : verdict.evidence()) {
      if (one.reason() == Reason.REPORTED) {
        return read(JSON.readTree(one.text()));
      }
    }
    return JudgedSample.result(sample, verdict, hardware);
  }

  ObjectNode node() {
    ObjectNode node = JSON.createObjectNode();
    node.put("sample_id", sample);
    node.put("compiled", compiled);
    node.put("correctness", correct);
    node.set("metadata", metadata);
    node.put("runtime", milliseconds.orElse(NOT_TIMED));
    node.set("runtime_stats", stats);
    return node;
  }

  /** As evidence, from which {@link #of} reads it again without loss. */
  Evidence evidence() {
    return new Evidence(Reason.REPORTED, node().toString());
  }

  /** The first of these keys that there is something under. */
  Optional<String> said(List<String> keys) {
    return keys.stream()
        .map(metadata::path)
        .filter(one -> !one.isMissingNode() && !one.isNull())
        .map(one -> one.isString() ? one.asString() : one.toString())
        .findFirst();
  }
}
