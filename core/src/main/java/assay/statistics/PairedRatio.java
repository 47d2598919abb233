package assay.statistics;

import assay.verdict.Pair;
import java.util.Collections;
import java.util.List;
import org.hipparchus.distribution.continuous.TDistribution;
import org.hipparchus.stat.StatUtils;

/**
 * A speedup from pairs of processes. The pair is the unit of repetition: calls within a process
 * share its memory layout and luck, so only the median of their ratios enters. Each ratio is of two
 * calls on one input, one right after the other, so what slows the machine for longer slows both.
 *
 * <p>The interval is one of 99 %. A run judges hundreds of candidates, and whoever looks for the
 * ones that gained finds every interval that missed; at 95 % that is one in twenty.
 *
 * @param speedup how many times faster the candidate is than the reference
 * @param referenceMs median over the pairs of the reference's median time
 * @param candidateMs median over the pairs of the candidate's median time
 */
public record PairedRatio(Interval speedup, double referenceMs, double candidateMs) {
  private static final double UPPER_QUANTILE = 0.995;

  public static PairedRatio of(List<Pair> pairs) {
    if (pairs.isEmpty()) {
      throw new IllegalArgumentException("A speedup needs at least one pair of timed processes.");
    }
    double[] reference = new double[pairs.size()];
    double[] candidate = new double[pairs.size()];
    for (int i = 0; i < pairs.size(); i++) {
      Pair pair = pairs.get(i);
      reference[i] = median(pair.reference());
      candidate[i] = median(pair.candidate());
    }
    return new PairedRatio(
        interval(logRatios(pairs)),
        StatUtils.percentile(reference, 50),
        StatUtils.percentile(candidate, 50));
  }

  /** For each pair the logarithm of how many times faster the candidate was. */
  static double[] logRatios(List<Pair> pairs) {
    double[] ratios = new double[pairs.size()];
    for (int i = 0; i < ratios.length; i++) {
      Pair pair = pairs.get(i);
      if (pair.reference().size() != pair.candidate().size()) {
        throw new IllegalArgumentException(
            "Both processes of a pair are timed on the same calls, but they have %d and %d times."
                .formatted(pair.reference().size(), pair.candidate().size()));
      }
      double[] calls = new double[pair.reference().size()];
      for (int call = 0; call < calls.length; call++) {
        calls[call] = Math.log(pair.reference().get(call) / pair.candidate().get(call));
      }
      ratios[i] = StatUtils.percentile(calls, 50);
    }
    return ratios;
  }

  /** The t-interval of the mean log ratio, brought back to ratios. */
  static Interval interval(double[] logRatios) {
    double mean = StatUtils.mean(logRatios);
    if (logRatios.length < 2) {
      return Interval.unknown(Math.exp(mean));
    }
    double half = halfWidth(logRatios.length, Math.sqrt(StatUtils.variance(logRatios)));
    return new Interval(Math.exp(mean), Math.exp(mean - half), Math.exp(mean + half));
  }

  /** Half the width of the log interval that so many pairs of such a standard deviation give. */
  static double halfWidth(int pairs, double deviation) {
    double t = new TDistribution(pairs - 1).inverseCumulativeProbability(UPPER_QUANTILE);
    return t * deviation / Math.sqrt(pairs);
  }

  private static double median(List<Double> times) {
    if (times.isEmpty()
        || !(Collections.min(times) > 0)
        || !Double.isFinite(Collections.max(times))) {
      throw new IllegalArgumentException(
          "Every process of a pair needs at least one time, all positive and finite, but has "
              + times
              + ".");
    }
    return StatUtils.percentile(times.stream().mapToDouble(Double::doubleValue).toArray(), 50);
  }
}
