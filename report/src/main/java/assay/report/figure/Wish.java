package assay.report.figure;

import java.util.List;
import java.util.Set;

/**
 * What a figure is asked to show.
 *
 * @param ks samples drawn; none stands for 1, or for the usual ones where k goes across
 * @param ns the numbers of threads or processes looked at; none stands for all
 * @param leftOut problem types that no speedup and no efficiency is counted of
 * @param seed of the intervals
 */
public record Wish(List<Integer> ks, List<Integer> ns, Set<String> leftOut, long seed) {
  public Wish {
    ks = List.copyOf(ks);
    ns = List.copyOf(ns);
    leftOut = Set.copyOf(leftOut);
  }

  /** The one k of a figure in which k does not go across. */
  int k() {
    if (ks.size() > 1) {
      throw new IllegalArgumentException(
          "This figure shows one k, not %s; only pass-by-k shows several.".formatted(ks));
    }
    return ks.isEmpty() ? 1 : ks.getFirst();
  }
}
