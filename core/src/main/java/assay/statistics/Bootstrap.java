package assay.statistics;

import java.util.Arrays;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.hipparchus.stat.StatUtils;

/**
 * The interval of a mean over problems, by drawing problems anew with replacement. Samples of one
 * problem resemble each other, so problems are drawn whole and more samples never narrow what only
 * more problems could.
 */
public final class Bootstrap {
  private static final int RESAMPLES = 2_000;
  private static final int CUT = RESAMPLES / 40;

  private Bootstrap() {}

  /**
   * The mean and its percentile interval; the same arguments give the same interval everywhere.
   *
   * @param perProblem one value of the statistic for each problem
   */
  public static Interval mean(double[] perProblem, long seed) {
    if (perProblem.length == 0) {
      throw new IllegalArgumentException("A mean needs at least one problem.");
    }
    double value = StatUtils.sum(perProblem) / perProblem.length;
    if (perProblem.length == 1) {
      return Interval.unknown(value);
    }
    SplittableRandom random = new SplittableRandom(seed);
    double[] means = new double[RESAMPLES];
    for (int resample = 0; resample < RESAMPLES; resample++) {
      double sum = 0;
      for (int draw = 0; draw < perProblem.length; draw++) {
        sum += perProblem[random.nextInt(perProblem.length)];
      }
      means[resample] = sum / perProblem.length;
    }
    return between(value, means);
  }

  /** What a statistic is for the problems drawn, which it is told by their numbers. */
  public interface Statistic {
    double of(int[] problems);
  }

  /** Any statistic of so many problems, and its percentile interval. */
  public static Interval of(int problems, Statistic statistic, long seed) {
    if (problems == 0) {
      throw new IllegalArgumentException("A statistic needs at least one problem.");
    }
    double value = statistic.of(IntStream.range(0, problems).toArray());
    if (problems == 1) {
      return Interval.unknown(value);
    }
    SplittableRandom random = new SplittableRandom(seed);
    double[] values = new double[RESAMPLES];
    for (int resample = 0; resample < RESAMPLES; resample++) {
      values[resample] = statistic.of(random.ints(problems, 0, problems).toArray());
    }
    return between(value, values);
  }

  private static Interval between(double value, double[] resampled) {
    Arrays.sort(resampled);
    return new Interval(value, resampled[CUT - 1], resampled[RESAMPLES - CUT]);
  }
}
