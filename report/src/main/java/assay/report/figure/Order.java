package assay.report.figure;

import java.util.Comparator;
import java.util.List;

/**
 * In which order labels stand: execution models and classes as papers list them, numbers by value,
 * names.
 */
final class Order {
  static final String SERIAL = "serial";

  static final String PARALLEL = "parallel";

  private static final List<String> KNOWN =
      List.of(
          SERIAL, PARALLEL, "omp", "mpi", "mpi+omp", "kokkos", "cuda", "hip", "none", "SP", "DP",
          "mixed", "MCC");

  static final Comparator<String> OF_LABELS =
      Comparator.comparingInt(Order::rank)
          .thenComparingDouble(Order::number)
          .thenComparing(Comparator.naturalOrder());

  private Order() {}

  private static int rank(String label) {
    int rank = KNOWN.indexOf(label);
    return rank < 0 ? KNOWN.size() : rank;
  }

  /** Of a number or a fraction its value; names come behind all numbers. */
  private static double number(String label) {
    if (label.matches("[0-9]{1,9}[.][0-9]{1,9}")) {
      return Double.parseDouble(label);
    }
    if (!label.matches("[0-9]{1,9}(/[1-9][0-9]{0,8})?")) {
      return Double.POSITIVE_INFINITY;
    }
    int bar = label.indexOf('/');
    return bar < 0
        ? Integer.parseInt(label)
        : (double) Integer.parseInt(label.substring(0, bar))
            / Integer.parseInt(label.substring(bar + 1));
  }
}
