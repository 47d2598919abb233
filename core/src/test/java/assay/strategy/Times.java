package assay.strategy;

import assay.verdict.Configuration;
import assay.verdict.Outcome;
import assay.verdict.StopReason;
import assay.verdict.Timing;
import assay.verdict.Verdict;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Verdicts on candidates that were timed. */
final class Times {
  private Times() {}

  static Verdict correct(double speedup) {
    Timing timing =
        new Timing(
            "0", 1, 10, 10 / speedup, speedup, speedup, speedup, StopReason.CONVERGED, List.of());
    return new Verdict(
        Outcome.CORRECT,
        List.of(),
        List.of(new Configuration("n=1", 1, Outcome.CORRECT, List.of(), Optional.of(timing))),
        Optional.empty(),
        Set.of());
  }
}
