package assay.suites.flops.kernel;

import java.math.BigInteger;
import java.util.Map;

/** Floating-point operations in single and double precision. */
public record Counts(BigInteger single, BigInteger dual) {
  public Counts {
    if (single.signum() < 0 || dual.signum() < 0) {
      throw new IllegalArgumentException("a count is negative");
    }
  }

  public static Counts of(long single, long dual) {
    return new Counts(BigInteger.valueOf(single), BigInteger.valueOf(dual));
  }

  /** The operations of instructions, by their names; a fused one is two. */
  public static Counts executed(Map<String, Long> instructions) {
    return of(sum(instructions, "fadd", "fmul", "ffma"), sum(instructions, "dadd", "dmul", "dfma"));
  }

  private static long sum(Map<String, Long> counts, String add, String multiply, String fused) {
    return counts.getOrDefault(add, 0L)
        + counts.getOrDefault(multiply, 0L)
        + 2 * counts.getOrDefault(fused, 0L);
  }

  public Kind kind() {
    if (single.signum() == 0) {
      return dual.signum() == 0 ? Kind.NONE : Kind.DUAL;
    }
    return dual.signum() == 0 ? Kind.SINGLE : Kind.MIXED;
  }
}
