package assay.suites.kernels.kernelbench;

import assay.pack.JsonFile;
import assay.pack.PackException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import tools.jackson.databind.JsonNode;

/**
 * How long the problems' own modules took, as {@code
 * results/timing/<hardware>/baseline_time_*.json} holds it.
 *
 * @param name the hardware's and the file's, such as {@code H100_Modal/baseline_time_torch}
 * @param levels the mean milliseconds by a level's name and a problem's
 */
public record Baseline(String name, Map<String, Map<String, Double>> levels) {
  private static final String ENDING = ".py";

  public Baseline {
    levels = Map.copyOf(levels);
  }

  /** Reads a file; problems that could not be timed are passed over. */
  public static Baseline read(Path path) throws PackException {
    JsonFile file = JsonFile.read(path);
    if (!file.root().isObject() || file.root().isEmpty()) {
      throw file.wrong("", "expected levels with the times of their problems");
    }
    Map<String, Map<String, Double>> levels = new HashMap<>();
    for (Map.Entry<String, JsonNode> level : file.root().properties()) {
      Map<String, Double> times = new HashMap<>();
      for (Map.Entry<String, JsonNode> problem : level.getValue().properties()) {
        JsonNode mean = problem.getValue().path("mean");
        if (!problem.getValue().isNull()) {
          if (!mean.isNumber() || !(mean.asDouble() > 0)) {
            throw file.wrong(
                level.getKey() + "." + problem.getKey() + ".mean",
                "expected a time in milliseconds");
          }
          times.put(bare(problem.getKey()), mean.asDouble());
        }
      }
      levels.put(level.getKey(), times);
    }
    return new Baseline(name(path), levels);
  }

  private static String name(Path path) {
    Path whole = path.toAbsolutePath().normalize();
    Path parent = whole.getParent();
    String file = String.valueOf(whole.getFileName()).replaceFirst("[.]json$", "");
    return parent == null ? file : parent.getFileName() + "/" + file;
  }

  private static String bare(String name) {
    return name.endsWith(ENDING) ? name.substring(0, name.length() - ENDING.length()) : name;
  }

  /**
   * The mean time of a problem's own module.
   *
   * @param problem such as {@code 19_ReLU}
   */
  public Optional<Double> milliseconds(int level, String problem) {
    return Optional.ofNullable(levels.getOrDefault("level" + level, Map.of()).get(problem));
  }
}
