package assay.suites.kernels.score;

import assay.score.ScoredTrial;
import assay.verdict.Pair;
import assay.verdict.Reason;
import assay.verdict.Timing;
import assay.verdict.Verdict;
import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/**
 * A trial as KernelBench writes it down. What it cannot tell from a hang is not compiled there: a
 * candidate that was killed, ran out of time or ran into a limit. It knows no doubt about times.
 * What is right it says by its own rule; what only that takes for right was not timed here.
 *
 * @param labels what scores can be sliced by
 * @param runtime mean time of the candidate in ms, to three digits; -1 where it was not timed
 * @param baseline mean time of the reference in ms, to three digits; not a number where neither was
 */
public record Evaluated(
    String task,
    Map<String, String> labels,
    int sample,
    boolean compiled,
    boolean correct,
    double runtime,
    double baseline) {
  private static final MathContext THREE_DIGITS = new MathContext(3, RoundingMode.HALF_EVEN);
  private static final double UNTIMED = -1;

  public Evaluated {
    labels = Map.copyOf(labels);
  }

  public static Evaluated of(ScoredTrial trial, Verdict verdict) {
    return new Evaluated(
        trial.task(),
        trial.labels(),
        trial.sample(),
        compiled(verdict),
        correct(verdict),
        verdict.timing().map(one -> mean(one, Pair::candidate, one.candidateMs())).orElse(UNTIMED),
        verdict
            .timing()
            .map(one -> mean(one, Pair::reference, one.referenceMs()))
            .orElse(Double.NaN));
  }

  /** The same beside a baseline that takes so many times as long. */
  public Evaluated over(double slower) {
    return new Evaluated(
        task, labels, sample, compiled, correct, runtime, rounded(baseline * slower));
  }

  double speedup() {
    return baseline / runtime;
  }

  private static boolean compiled(Verdict verdict) {
    return switch (verdict.outcome()) {
      case WRONG, CORRECT -> true;
      case CRASHED -> !verdict.says(Reason.SIGNAL);
      case NO_CODE, REJECTED, BUILD_FAILED, TIMED_OUT, OVER_LIMIT, SKIPPED, INFRA_FAILED -> false;
    };
  }

  /** By its own rule, where an output was looked at by that. */
  private static boolean correct(Verdict verdict) {
    return switch (verdict.outcome()) {
      case CORRECT -> !verdict.says(Reason.NOT_ALLCLOSE);
      case WRONG -> verdict.says(Reason.ALLCLOSE);
      case NO_CODE, REJECTED, BUILD_FAILED, CRASHED, TIMED_OUT, OVER_LIMIT, SKIPPED, INFRA_FAILED ->
          false;
    };
  }

  private static double mean(Timing timing, Function<Pair, List<Double>> side, double otherwise) {
    double mean =
        timing.samples().stream()
            .flatMap(pair -> side.apply(pair).stream())
            .mapToDouble(Double::doubleValue)
            .average()
            .orElse(otherwise);
    return rounded(mean);
  }

  private static double rounded(double value) {
    return Double.isNaN(value) ? value : new BigDecimal(value).round(THREE_DIGITS).doubleValue();
  }
}
