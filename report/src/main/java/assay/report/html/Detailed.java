package assay.report.html;

import assay.verdict.Outcome;
import assay.verdict.Reason;
import java.util.BitSet;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Which trials are kept with all their texts where not all can be. First comes an example of every
 * way to end in every run; then first samples before second ones, so that every task and every run
 * is there alike, tasks in an order that favours none.
 */
final class Detailed {
  private static final int EXAMPLES = 3;

  private record Ending(int run, Optional<Outcome> outcome, Optional<Reason> reason) {}

  private Detailed() {}

  /** The positions of the chosen rows. */
  static BitSet choose(List<TrialRow> rows, int most) {
    BitSet chosen = new BitSet(rows.size());
    if (rows.size() <= most) {
      chosen.set(0, rows.size());
      return chosen;
    }
    List<Integer> order =
        IntStream.range(0, rows.size())
            .boxed()
            .sorted(Comparator.comparing(rows::get, fair()))
            .toList();
    Map<Ending, Integer> examples = new HashMap<>();
    for (int i : order) {
      TrialRow row = rows.get(i);
      int already =
          examples.merge(new Ending(row.run(), row.outcome(), row.reason()), 1, Integer::sum);
      if (already <= EXAMPLES && chosen.cardinality() < most) {
        chosen.set(i);
      }
    }
    for (int i : order) {
      if (chosen.cardinality() >= most) {
        break;
      }
      chosen.set(i);
    }
    return chosen;
  }

  private static Comparator<TrialRow> fair() {
    return Comparator.comparingInt(TrialRow::sample)
        .thenComparingInt(TrialRow::turn)
        .thenComparingInt(row -> Integer.reverse(row.task()))
        .thenComparingInt(TrialRow::run);
  }
}
