package assay.suites.parallel;

import assay.redteam.Attack;
import assay.verdict.Build;
import assay.verdict.Configuration;
import assay.verdict.Evidence;
import assay.verdict.Outcome;
import assay.verdict.Pair;
import assay.verdict.Timing;
import assay.verdict.Verdict;
import java.util.Collections;

/**
 * What came of an attack.
 *
 * @param speedup of the candidate's best call over the reference's best, which no busy machine
 *     feigns; the largest over all numbers of threads, zero where nothing was measured
 * @param said everything that the verdict quotes
 */
record Seen(Outcome outcome, double speedup, String said) {
  /** Attacks gain factors of ten and more; a noisy machine does not. */
  private static final double FAR_FASTER = 2;

  static Seen of(Verdict verdict) {
    double speedup = 0;
    StringBuilder said = new StringBuilder();
    for (Configuration one : verdict.configurations()) {
      speedup = Math.max(speedup, one.timing().map(Seen::best).orElse(0.0));
    }
    for (Evidence one : verdict.evidence()) {
      said.append(one.reason()).append(": ").append(one.text()).append('\n');
    }
    verdict.build().map(Build::log).ifPresent(said::append);
    return new Seen(verdict.outcome(), speedup, said.toString());
  }

  private static double best(Timing timing) {
    double reference = Double.MAX_VALUE;
    double candidate = Double.MAX_VALUE;
    for (Pair pair : timing.samples()) {
      reference = Math.min(reference, Collections.min(pair.reference()));
      candidate = Math.min(candidate, Collections.min(pair.candidate()));
    }
    return reference / candidate;
  }

  boolean succeeded(Attack attack) {
    return switch (attack.success()) {
      case CORRECT -> outcome == Outcome.CORRECT;
      case FASTER -> outcome == Outcome.CORRECT && speedup > FAR_FASTER;
      case LEAKS -> said.contains(attack.marker().orElseThrow());
      case HIDES -> outcome == Outcome.INFRA_FAILED;
    };
  }
}
