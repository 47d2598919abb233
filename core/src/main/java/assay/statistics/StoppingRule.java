package assay.statistics;

import assay.verdict.Pair;
import assay.verdict.StopReason;
import java.util.List;
import java.util.Optional;
import org.hipparchus.distribution.continuous.ChiSquaredDistribution;
import org.hipparchus.stat.StatUtils;
import org.hipparchus.stat.regression.SimpleRegression;

/**
 * Decides after each pair whether measuring may stop. It keeps no state: the pairs so far and the
 * time spent are all it knows, so a recorded measurement can be decided again.
 *
 * <ul>
 *   <li>Looking after every pair favours moments when the interval happens to be narrow: an
 *       interval of 99 % then covers the truth 98 times in 100 where it takes many looks.
 *   <li>Noise has settled above the target when its last {@value #WINDOW} estimates agree within 10
 *       % (one early outlier makes them fall for long, and does not count as settled) and when even
 *       the lower 95 % bound of the noise would miss the target with the maximum of pairs.
 *   <li>Ratios drift when a line fitted through them rises or falls significantly at 1 % and leaves
 *       the band of the target on both sides, so that a narrow interval would only say when we
 *       looked. A slow start is given time: drift delays the end, and only drift that is still
 *       there when the budget is spent makes the measurement unstable. A line through fewer than
 *       {@value #TREND} pairs is chance.
 * </ul>
 */
public final class StoppingRule {
  private static final int WINDOW = 5;
  private static final double AGREEMENT = 0.1;
  private static final double NOISE_CONFIDENCE = 0.95;
  private static final int TREND = 6;
  private static final double TREND_SIGNIFICANCE = 0.01;

  private StoppingRule() {}

  /** Why to stop now, or nothing when another pair is wanted. */
  public static Optional<StopReason> decide(
      List<Pair> pairs, Effort effort, double elapsedSeconds) {
    if (pairs.isEmpty()) {
      return Optional.empty();
    }
    boolean spent =
        pairs.size() >= effort.maximumPairs() || elapsedSeconds >= effort.budgetSeconds();
    double[] ratios = PairedRatio.logRatios(pairs);
    boolean drifting = drifting(ratios, effort.targetHalfWidth());
    if (pairs.size() >= effort.minimumPairs() && !drifting) {
      if (PairedRatio.interval(ratios).relativeHalfWidth() <= effort.targetHalfWidth()) {
        return Optional.of(StopReason.CONVERGED);
      }
      if (noiseSettled(ratios) && outOfReach(ratios, effort)) {
        return Optional.of(StopReason.STABLE_BUT_NOISY);
      }
    }
    if (!spent) {
      return Optional.empty();
    }
    return Optional.of(drifting ? StopReason.UNSTABLE : StopReason.BUDGET);
  }

  private static boolean noiseSettled(double[] ratios) {
    if (ratios.length <= WINDOW) {
      return false;
    }
    double now = deviation(ratios, ratios.length);
    double lowest = now;
    double highest = now;
    for (int size = ratios.length - WINDOW + 1; size < ratios.length; size++) {
      double earlier = deviation(ratios, size);
      lowest = Math.min(lowest, earlier);
      highest = Math.max(highest, earlier);
    }
    return highest - lowest <= AGREEMENT * now;
  }

  private static boolean outOfReach(double[] ratios, Effort effort) {
    int freedom = ratios.length - 1;
    double quantile =
        new ChiSquaredDistribution(freedom).inverseCumulativeProbability(NOISE_CONFIDENCE);
    double leastNoise = deviation(ratios, ratios.length) * Math.sqrt(freedom / quantile);
    double best = Math.sinh(PairedRatio.halfWidth(effort.maximumPairs(), leastNoise));
    return best > effort.targetHalfWidth();
  }

  private static boolean drifting(double[] ratios, double targetHalfWidth) {
    if (ratios.length < TREND) {
      return false;
    }
    SimpleRegression line = new SimpleRegression();
    for (int i = 0; i < ratios.length; i++) {
      line.addData(i, ratios[i]);
    }
    double slope = Math.abs(line.getSlope());
    return slope * (ratios.length - 1) > 2 * targetHalfWidth
        && slope > line.getSlopeConfidenceInterval(TREND_SIGNIFICANCE);
  }

  private static double deviation(double[] ratios, int size) {
    return Math.sqrt(StatUtils.variance(ratios, 0, size));
  }
}
