package assay.score;

import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.function.ToDoubleFunction;

/**
 * The metrics of the ParEval paper (section 7), and fast_p@k of the KernelBench paper (section
 * 5.1.1), for one problem; its score on a set of problems is the mean. All of them ask what the
 * best of k samples, drawn without replacement from the N there are, can be expected to be. A
 * failed sample is drawn like any other and is worth 0.
 *
 * <p>The paper defines the maximum over n by pooling all N·|ns| pairs of sample and n and drawing k
 * of those (equation 4). Its own figures, and most readers, mean something else: k samples, each
 * run at its best n. Both are here, the first with {@code pooled} in its name.
 */
public final class Metrics {
  private Metrics() {}

  /** build@k: the chance that at least one of k samples compiles. */
  public static double build(List<Sample> samples, int k) {
    return atLeastOne(samples, samples.stream().filter(Sample::built).count(), k);
  }

  /** pass@k: the chance that at least one of k samples is correct (equation 1). */
  public static double pass(List<Sample> samples, int k) {
    return atLeastOne(samples, samples.stream().filter(Sample::passed).count(), k);
  }

  /**
   * fast_p@k of the KernelBench paper: the chance that at least one of k samples is correct and
   * more than p times as fast as the reference. At p = 0 the time does not matter, so that it is
   * pass@k for samples that were not timed as well.
   */
  public static double fast(List<Sample> samples, Set<Integer> ns, double p, int k) {
    return atLeastOne(samples, samples.stream().filter(one -> one.faster(ns, p)).count(), k);
  }

  /** speedup_n@k: the expected best speedup on n threads or processes (equation 3). */
  public static double speedup(List<Sample> samples, int n, int k) {
    return best(samples, sample -> sample.speedup(n), k);
  }

  /** efficiency_n@k: the expected best speedup per thread or process (equation 5). */
  public static double efficiency(List<Sample> samples, int n, int k) {
    return best(samples, sample -> sample.efficiency(n), k);
  }

  /** speedup_max@k: the expected best speedup when each sample runs at the n that suits it. */
  public static double speedupMax(List<Sample> samples, Set<Integer> ns, int k) {
    return best(samples, sample -> sample.speedup(ns), k);
  }

  /** efficiency_max@k: as {@link #speedupMax}, for the speedup per thread or process. */
  public static double efficiencyMax(List<Sample> samples, Set<Integer> ns, int k) {
    return best(samples, sample -> ns.stream().mapToDouble(sample::efficiency).max().orElse(0), k);
  }

  /** speedup_max_pooled@k: the expected best of k runs out of all N·|ns| (equation 4). */
  public static double speedupMaxPooled(List<Sample> samples, Set<Integer> ns, int k) {
    requireEnough(samples, k);
    return expectedBest(
        samples.stream().flatMapToDouble(one -> ns.stream().mapToDouble(one::speedup)).toArray(),
        k);
  }

  /** efficiency_max_pooled@k: as {@link #speedupMaxPooled}, for the speedup per resource. */
  public static double efficiencyMaxPooled(List<Sample> samples, Set<Integer> ns, int k) {
    requireEnough(samples, k);
    return expectedBest(
        samples.stream().flatMapToDouble(one -> ns.stream().mapToDouble(one::efficiency)).toArray(),
        k);
  }

  /**
   * The expected maximum of k of the values, drawn without replacement: the j-th smallest is the
   * maximum with probability C(j-1,k-1) / C(N,k). Starting from k/N for the largest, each
   * probability follows from the next by a factor below one, so nothing overflows.
   */
  static double expectedBest(double[] values, int k) {
    double[] ascending = values.clone();
    Arrays.sort(ascending);
    double probability = (double) k / ascending.length;
    double expected = 0;
    for (int j = ascending.length; j >= k; j--) {
      expected += probability * ascending[j - 1];
      probability *= (double) (j - k) / (j - 1);
    }
    return expected;
  }

  private static double best(List<Sample> samples, ToDoubleFunction<Sample> value, int k) {
    requireEnough(samples, k);
    return expectedBest(samples.stream().mapToDouble(value).toArray(), k);
  }

  /** 1 - C(N-c,k) / C(N,k) as a product, which is exactly 0 for c = 0 and exactly 1 for c = N. */
  private static double atLeastOne(List<Sample> samples, long hits, int k) {
    requireEnough(samples, k);
    double none = 1;
    for (long i = samples.size() - hits + 1; i <= samples.size(); i++) {
      none *= 1 - (double) k / i;
    }
    return 1 - none;
  }

  private static void requireEnough(List<Sample> samples, int k) {
    if (k < 1) {
      throw new IllegalArgumentException("k must be at least 1, but is " + k + ".");
    }
    if (k > samples.size()) {
      throw new IllegalArgumentException(
          "A score at k = %d needs %d samples of every problem, but %s has %d; ask for a smaller k or take more samples."
              .formatted(
                  k, k, samples.isEmpty() ? "one" : samples.getFirst().problem(), samples.size()));
    }
  }
}
