package assay.score;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * One figure with its 95 % interval over tasks.
 *
 * @param metric its name, with its parameters as letters: {@code pass@k}, {@code speedup_n@k}
 * @param k samples drawn, where the metric has it
 * @param n threads or processes, where the metric has it
 * @param p threshold on the speedup, where the metric has it
 * @param slice the labels shared by the trials it covers, in the order they were asked for
 * @param low lower end; 0 when one task alone cannot tell
 * @param high upper end; infinite when one task alone cannot tell
 * @param tasks how many tasks it is a mean over
 * @param as whose definition it follows: {@code assay}, or a benchmark's published program
 */
public record Score(
    String metric,
    Optional<Integer> k,
    Optional<Integer> n,
    Optional<Double> p,
    Map<String, String> slice,
    double value,
    double low,
    double high,
    int tasks,
    String as) {
  public Score {
    slice = Collections.unmodifiableMap(new LinkedHashMap<>(slice));
  }
}
