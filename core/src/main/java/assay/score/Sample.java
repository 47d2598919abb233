package assay.score;

import java.util.Map;
import java.util.Set;

/**
 * What scoring needs of one trial.
 *
 * @param problem what it is a sample of
 * @param index which sample it is
 * @param speedups by number of threads or processes; one that is missing scores 0
 */
public record Sample(
    String problem, int index, boolean built, boolean passed, Map<Integer, Double> speedups) {
  public Sample {
    speedups = Map.copyOf(speedups);
  }

  /** The speedup that is scored: 0 at every n for a sample that failed at any. */
  double speedup(int n) {
    return passed ? speedups.getOrDefault(n, 0.0) : 0;
  }

  /** The best of its speedups there; 0 where it was not timed. */
  double speedup(Set<Integer> ns) {
    return ns.stream().mapToDouble(this::speedup).max().orElse(0);
  }

  boolean faster(Set<Integer> ns, double p) {
    return passed && (p <= 0 || speedup(ns) > p);
  }

  double efficiency(int n) {
    return speedup(n) / n;
  }
}
