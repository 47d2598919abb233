package assay.compare;

import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/** Holm's correction: what a family of tests allows to claim with one chance of error in all. */
final class Holm {
  private Holm() {}

  /** The corrected chances, in the order given. */
  static double[] adjust(double[] chances) {
    List<Integer> ascending =
        IntStream.range(0, chances.length)
            .boxed()
            .sorted(Comparator.comparingDouble(i -> chances[i]))
            .toList();
    double[] adjusted = new double[chances.length];
    double least = 0;
    for (int rank = 0; rank < chances.length; rank++) {
      int i = ascending.get(rank);
      least = Math.max(least, Math.min(1, (chances.length - rank) * chances[i]));
      adjusted[i] = least;
    }
    return adjusted;
  }
}
