package assay.score;

import java.util.Locale;

/**
 * The nine scores beside fast_p in appendix I of the KernelBench paper, which weigh correctness
 * against speed. With c = 1 for a correct sample and 0 for another, S its speedup, and n the tasks:
 *
 * <ul>
 *   <li>{@code amsr_correct}, arithmetic mean of correct ones alone: Σ cS / Σ c
 *   <li>{@code amsr}, arithmetic mean: Σ cS / n
 *   <li>{@code amsr_lazy}, where who is wrong or slow keeps the original: Σ max(cS, 1) / n
 *   <li>{@code gmsr_correct}, geometric mean of correct ones alone: (Π S^c)^(1 / Σ c)
 *   <li>{@code gmsr}, geometric mean, in which a wrong one is as good as no speedup: (Π S^c)^(1/n)
 *   <li>{@code gmsr_lazy}: (Π max(cS, 1))^(1/n)
 *   <li>{@code sgmsr}, scaled by correctness: (Σ c / n) · gmsr_correct
 *   <li>{@code aws}, weighted score with both weights a half: Σ c (0.5 + 0.5 S)
 *   <li>{@code wls}, weighted log score: Σ c ln(1 + S)
 * </ul>
 *
 * <p>The last two are sums and grow with the tasks. The paper writes gmsr_lazy without the c, as if
 * a wrong sample had a speedup; here it has none. Where nothing is correct, means over correct ones
 * are 0, as in the paper's table 16. The paper has one sample of each task; here the samples of a
 * task share its weight. Speedups that are not credible are left out of S but not out of c; in
 * means over correct ones, Σ c then counts those with a speedup.
 */
public enum SpeedRatio {
  AMSR_CORRECT,
  AMSR,
  AMSR_LAZY,
  GMSR_CORRECT,
  GMSR,
  GMSR_LAZY,
  SGMSR,
  AWS,
  WLS;

  /** As scores name it. */
  public String label() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** Whether it looks at nothing but correct samples with a speedup. */
  boolean ofTimedOnly() {
    return switch (this) {
      case AMSR_CORRECT, GMSR_CORRECT -> true;
      case AMSR, AMSR_LAZY, GMSR, GMSR_LAZY, SGMSR, AWS, WLS -> false;
    };
  }

  double of(SpeedSums sums) {
    return switch (this) {
      case AMSR_CORRECT -> sums.speedups() / sums.timed();
      case AMSR -> sums.speedups() / sums.tasks();
      case AMSR_LAZY -> sums.lazySpeedups() / sums.tasks();
      case GMSR_CORRECT -> sums.timed() == 0 ? 0 : Math.exp(sums.logarithms() / sums.timed());
      case GMSR -> Math.exp(sums.logarithms() / sums.tasks());
      case GMSR_LAZY -> Math.exp(sums.lazyLogarithms() / sums.tasks());
      case SGMSR -> sums.correct() / sums.tasks() * GMSR_CORRECT.of(sums);
      case AWS -> 0.5 * sums.correct() + 0.5 * sums.speedups();
      case WLS -> sums.growths();
    };
  }
}
