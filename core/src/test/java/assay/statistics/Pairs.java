package assay.statistics;

import assay.verdict.Pair;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/** Pairs of one call each whose log ratios are given. */
final class Pairs {
  private Pairs() {}

  static List<Pair> of(double... logRatios) {
    return Arrays.stream(logRatios)
        .mapToObj(ratio -> new Pair(List.of(Math.exp(ratio)), List.of(1.0)))
        .toList();
  }

  /** Log ratios that swing evenly around zero, so their spread is known and they do not drift. */
  static double[] swinging(int count, double amplitude) {
    return IntStream.range(0, count)
        .mapToDouble(i -> i % 4 == 0 || i % 4 == 3 ? amplitude : -amplitude)
        .toArray();
  }
}
