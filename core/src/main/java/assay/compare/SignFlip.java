package assay.compare;

import java.util.Arrays;
import java.util.SplittableRandom;
import org.hipparchus.distribution.discrete.BinomialDistribution;

/**
 * The randomisation test on paired differences. If the sides are alike, each task's difference
 * could as well have had the other sign; the test asks how rarely random signs give so large a sum.
 * With one sample per task this is McNemar's exact test.
 */
final class SignFlip {
  private static final int ENUMERATED = 16;
  static final int DRAWS = 20_000;

  /** Sums of the same differences in another order may differ by this. */
  private static final double ROUNDING = 1e-9;

  private SignFlip() {}

  /** The two-sided chance of so large a sum. */
  static double chance(double[] differences, long seed) {
    double[] moved = Arrays.stream(differences).filter(one -> one != 0).toArray();
    if (moved.length == 0) {
      return 1;
    }
    double observed = Math.abs(Arrays.stream(moved).sum()) - ROUNDING;
    double size = Math.abs(moved[0]);
    if (Arrays.stream(moved).allMatch(one -> Math.abs(one) == size)) {
      return binomial(moved);
    }
    return moved.length <= ENUMERATED
        ? enumerated(moved, observed)
        : drawn(moved, observed, new SplittableRandom(seed));
  }

  private static double binomial(double[] moved) {
    int ups = (int) Arrays.stream(moved).filter(one -> one > 0).count();
    int fewer = Math.min(ups, moved.length - ups);
    return Math.min(
        1, 2 * new BinomialDistribution(moved.length, 0.5).cumulativeProbability(fewer));
  }

  private static double enumerated(double[] moved, double observed) {
    int all = 1 << moved.length;
    int asLarge = 0;
    for (int signs = 0; signs < all; signs++) {
      double sum = 0;
      for (int i = 0; i < moved.length; i++) {
        sum += (signs >> i & 1) == 0 ? moved[i] : -moved[i];
      }
      if (Math.abs(sum) >= observed) {
        asLarge++;
      }
    }
    return (double) asLarge / all;
  }

  /** What was observed counts as one of the draws, so that the chance is never 0. */
  private static double drawn(double[] moved, double observed, SplittableRandom random) {
    int asLarge = 1;
    for (int draw = 0; draw < DRAWS; draw++) {
      double sum = 0;
      long signs = 0;
      for (int i = 0; i < moved.length; i++) {
        signs = i % Long.SIZE == 0 ? random.nextLong() : signs >>> 1;
        sum += (signs & 1) == 0 ? moved[i] : -moved[i];
      }
      if (Math.abs(sum) >= observed) {
        asLarge++;
      }
    }
    return (double) asLarge / (DRAWS + 1);
  }
}
