package assay.suites.kernels.kernelbench;

import assay.pack.Document;
import assay.pack.JsonFile;
import assay.pack.PackException;
import assay.task.Hash;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import tools.jackson.databind.JsonNode;

/**
 * KernelBench's {@code eval_results.json}, which is about one level and does not say which.
 *
 * @param hash of the whole file
 * @param results by a problem's number
 */
public record ResultsFile(String hash, Map<Integer, List<SampleResult>> results) {
  /** What KernelBench calls it. */
  public static final String NAME = "eval_results.json";

  private static final String NUMBER = "[0-9]{1,4}";

  public ResultsFile {
    results = Map.copyOf(results);
  }

  public static ResultsFile read(Path path) throws PackException {
    JsonFile file = JsonFile.read(path);
    if (!file.root().isObject() || file.root().isEmpty()) {
      throw file.wrong("", "expected problems' numbers with the results of their samples");
    }
    Map<Integer, List<SampleResult>> results = new TreeMap<>();
    for (Map.Entry<String, JsonNode> problem : file.root().properties()) {
      if (!problem.getKey().matches(NUMBER)) {
        throw file.wrong(problem.getKey(), "expected the number of a problem");
      }
      int number = Integer.parseInt(problem.getKey());
      if (results.put(number, samples(file, problem.getKey(), problem.getValue())) != null) {
        throw file.wrong(problem.getKey(), "expected each problem once");
      }
    }
    return new ResultsFile(Hash.of("kernelbench-results", Document.text(path)), results);
  }

  /** A list, or the one result that earlier releases wrote in its place. */
  private static List<SampleResult> samples(JsonFile file, String problem, JsonNode node)
      throws PackException {
    List<SampleResult> samples = new ArrayList<>();
    Set<Integer> seen = new HashSet<>();
    for (JsonNode one : node.isArray() ? node : List.of(node)) {
      String place = "%s[%d]".formatted(problem, samples.size());
      if (!one.path("compiled").isBoolean() || !one.path("correctness").isBoolean()) {
        throw file.wrong(place, "expected a result with compiled and correctness");
      }
      SampleResult result = SampleResult.read(one);
      if (result.sample() < 0 || !seen.add(result.sample())) {
        throw file.wrong(place, "expected each sample once, found %d".formatted(result.sample()));
      }
      samples.add(result);
    }
    return samples;
  }
}
