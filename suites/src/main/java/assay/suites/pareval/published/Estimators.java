package assay.suites.pareval.published;

import java.math.BigInteger;
import java.util.Arrays;

/** The formulas as ParEval's script has them, each with the slip it is known for. */
final class Estimators {
  private static final double SHORTEST = 1e-8;

  private Estimators() {}

  /**
   * 1 wherever fewer than k failed, so also where there are fewer than k samples and none right.
   */
  static double atLeastOne(long samples, long hits, int k) {
    if (samples - hits < k) {
      return 1;
    }
    double none = 1;
    for (long i = samples - hits + 1; i <= samples; i++) {
      none *= 1 - (double) k / i;
    }
    return 1 - none;
  }

  /** Weights the slowest most, and has terms for j &lt; k; see {@link #choose}. */
  static double speedup(double[] seconds, double best, int k) {
    double[] resources = new double[seconds.length];
    Arrays.fill(resources, 1);
    return efficiency(seconds, best, resources, k);
  }

  /** Sorts the times but not the resources that belong to them. */
  static double efficiency(double[] seconds, double best, double[] resources, int k) {
    double[] ascending = seconds.clone();
    Arrays.sort(ascending);
    int samples = ascending.length;
    double sum = 0;
    for (int j = 1; j <= samples; j++) {
      double time = ascending[j - 1];
      double floored = SHORTEST > time ? SHORTEST : time;
      double part = choose(j - 1, k - 1) * best;
      sum += part / (choose(samples, k) * floored * resources[j - 1]);
    }
    return sum;
  }

  /** 1, not 0, where there are too few to choose from. */
  static double choose(int n, int r) {
    if (n < r) {
      return 1;
    }
    BigInteger ways = BigInteger.ONE;
    for (int i = 1; i <= r; i++) {
      ways = ways.multiply(BigInteger.valueOf(n - r + i)).divide(BigInteger.valueOf(i));
    }
    return ways.doubleValue();
  }

  /** The mean of those that are numbers; not a number where none is. */
  static double mean(double[] values) {
    return Arrays.stream(values).filter(value -> !Double.isNaN(value)).average().orElse(Double.NaN);
  }

  /** The least of those that are numbers; not a number where none is. */
  static double least(double[] values) {
    return Arrays.stream(values).filter(value -> !Double.isNaN(value)).min().orElse(Double.NaN);
  }
}
