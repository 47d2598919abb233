package assay.compare;

import org.hipparchus.distribution.continuous.TDistribution;
import org.hipparchus.stat.StatUtils;

/**
 * A mean difference over tasks with what it is worth: t-intervals, one-sided tests and power all
 * follow from these three numbers.
 *
 * @param error standard error of the mean
 * @param tasks how many tasks it is a mean over
 */
record Estimate(double mean, double error, int tasks) {
  private static final double UPPER_QUANTILE = 0.975;
  private static final double POWER = 0.8;

  static Estimate of(double[] differences) {
    int tasks = differences.length;
    double error =
        tasks < 2 ? Double.POSITIVE_INFINITY : Math.sqrt(StatUtils.variance(differences) / tasks);
    return new Estimate(StatUtils.mean(differences), error, tasks);
  }

  /**
   * For differences of shares, which may all be 0 by luck: two tasks are added that moved neither
   * way on balance, after Agresti and Min (2005), so that ten equal results do not pass as certain.
   */
  static Estimate ofShares(double[] differences) {
    int tasks = differences.length;
    if (tasks < 2) {
      return new Estimate(StatUtils.mean(differences), Double.POSITIVE_INFINITY, tasks);
    }
    double mean = StatUtils.sum(differences) / (tasks + 2);
    double variance = (StatUtils.sumSq(differences) + 1) / (tasks + 2) - mean * mean;
    return new Estimate(mean, Math.sqrt(variance / (tasks + 2)), tasks);
  }

  /** Half the width of the 95 % interval. */
  double halfWidth() {
    return known() ? quantile(UPPER_QUANTILE) * error : Double.POSITIVE_INFINITY;
  }

  /** The two-sided chance of so large a mean where the true one is 0. */
  double difference() {
    if (!known()) {
      return 1;
    }
    if (error == 0) {
      return mean == 0 ? 1 : 0;
    }
    return 2 * distribution().cumulativeProbability(-Math.abs(mean) / error);
  }

  /** The chance of so small a mean where the true one is as large as the margin: both must fail. */
  double equivalence(double margin) {
    if (!known()) {
      return 1;
    }
    double room = margin - Math.abs(mean);
    if (error == 0) {
      return room > 0 ? 0 : 1;
    }
    return distribution().cumulativeProbability(-room / error);
  }

  /** The true mean that would be found significant 4 times in 5. */
  double detectable() {
    return known()
        ? (quantile(UPPER_QUANTILE) + quantile(POWER)) * error
        : Double.POSITIVE_INFINITY;
  }

  private boolean known() {
    return tasks > 1;
  }

  private double quantile(double probability) {
    return distribution().inverseCumulativeProbability(probability);
  }

  private TDistribution distribution() {
    return new TDistribution(tasks - 1);
  }
}
