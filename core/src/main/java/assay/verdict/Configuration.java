package assay.verdict;

import java.util.List;
import java.util.Optional;

/**
 * The verdict on one configuration of a task, say on four threads.
 *
 * @param name how the configuration is shown, such as {@code n=4}
 * @param n its threads or processes
 * @param outcome how far the candidate got in it
 * @param evidence what was seen
 * @param timing the speedup, where one was measured
 * @param size what the size the problem is timed at was multiplied by; empty at that very size
 */
public record Configuration(
    String name,
    int n,
    Outcome outcome,
    List<Evidence> evidence,
    Optional<Timing> timing,
    Optional<Double> size) {
  public Configuration {
    evidence = List.copyOf(evidence);
  }

  /** At the size the problem is timed at. */
  public Configuration(
      String name, int n, Outcome outcome, List<Evidence> evidence, Optional<Timing> timing) {
    this(name, n, outcome, evidence, timing, Optional.empty());
  }
}
