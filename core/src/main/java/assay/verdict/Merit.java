package assay.verdict;

import java.util.Comparator;

/**
 * How good a candidate is beside others of the same task: how far it got and, where it is correct,
 * how fast.
 *
 * @param speedup the best at the problem's own size; 0 where none was measured that can be trusted
 */
public record Merit(Outcome outcome, double speedup) implements Comparable<Merit> {
  private static final Comparator<Merit> ORDER =
      Comparator.comparing(Merit::counts)
          .thenComparing(Merit::outcome)
          .thenComparingDouble(Merit::speedup);

  public static Merit of(Verdict verdict) {
    boolean timed =
        verdict.outcome() == Outcome.CORRECT
            && !verdict.flags().contains(Flag.TIMING_SUSPECT)
            && !verdict.flags().contains(Flag.IMPLAUSIBLE)
            && !verdict.flags().contains(Flag.EMULATED);
    double speedup =
        verdict.configurations().stream()
            .filter(one -> timed && one.size().isEmpty())
            .flatMap(one -> one.timing().stream())
            .mapToDouble(Timing::speedup)
            .max()
            .orElse(0);
    return new Merit(verdict.outcome(), speedup);
  }

  /** What says nothing about the candidate is less than everything that does. */
  private boolean counts() {
    return outcome.counts();
  }

  @Override
  public int compareTo(Merit other) {
    return ORDER.compare(this, other);
  }
}
