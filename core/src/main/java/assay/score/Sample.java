package assay.score;

import java.util.Map;

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

  double efficiency(int n) {
    return speedup(n) / n;
  }
}
