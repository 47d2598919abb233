package assay.report.figure;

import java.util.List;
import java.util.Set;

/**
 * What a figure is asked to show.
 *
 * @param ks samples drawn; none stands for 1, or for the usual ones where k goes across
 * @param ns the numbers of threads or processes looked at; none stands for all
 * @param ps thresholds on the speedup; none stands for 1, or for many where p goes across
 * @param leftOut problem types that no speedup and no efficiency is counted of
 * @param seed of the intervals
 */
public record Wish(
    List<Integer> ks, List<Integer> ns, List<Double> ps, Set<String> leftOut, long seed) {
  public Wish {
    ks = List.copyOf(ks);
    ns = List.copyOf(ns);
    ps = List.copyOf(ps);
    leftOut = Set.copyOf(leftOut);
  }

  /** The one k of a figure in which k does not go across. */
  int k() {
    if (ks.size() > 1) {
      throw new IllegalArgumentException(
          "This figure shows one k, not %s; only pass-by-k and fast-by-k show several."
              .formatted(ks));
    }
    return ks.isEmpty() ? 1 : ks.getFirst();
  }

  /** The one threshold of a figure in which p does not go across. */
  double p() {
    if (ps.size() > 1) {
      throw new IllegalArgumentException(
          "This figure shows one p, not %s; only fast-curve shows several.".formatted(ps));
    }
    return ps.isEmpty() ? 1 : ps.getFirst();
  }
}
