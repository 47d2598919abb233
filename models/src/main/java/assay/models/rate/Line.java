package assay.models.rate;

import assay.models.rate.Limiter.Permit;
import assay.models.rate.Limiter.Sign;
import assay.models.wire.Trouble;
import assay.models.wire.Trouble.Kind;
import java.time.Duration;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;

/** The way to one provider, shared by everyone who asks it. */
public record Line(Limiter limiter, Gate gate) {
  /**
   * A line nobody has used yet.
   *
   * @param firstProbe how long after the provider was found gone it is tried again
   * @param lastProbe how long between two tries at most
   */
  public static Line of(int ceiling, Duration firstProbe, Duration lastProbe) {
    return new Line(new Limiter(ceiling), new Gate(firstProbe, lastProbe));
  }

  /**
   * Makes a call when its turn has come, and learns from how it went.
   *
   * @param pause how long a result says that further calls should wait
   */
  public <T> T call(Supplier<T> once, Function<T, Optional<Duration>> pause)
      throws InterruptedException {
    Permit permit = limiter.acquire();
    Sign sign = Sign.NEITHER;
    try {
      boolean probe = gate.pass();
      try {
        T result = once.get();
        gate.answered();
        pause.apply(result).ifPresent(gate::pause);
        sign = Sign.WELL;
        return result;
      } catch (Trouble trouble) {
        sign = isOverrun(trouble.kind()) ? Sign.OVERRUN : Sign.NEITHER;
        learn(trouble, probe);
        throw trouble;
      } finally {
        gate.over(probe);
      }
    } finally {
      limiter.release(permit, sign);
    }
  }

  private static boolean isOverrun(Kind kind) {
    return kind == Kind.RATE_LIMITED || kind == Kind.TIMED_OUT;
  }

  private void learn(Trouble trouble, boolean probe) {
    switch (trouble.kind()) {
      case OVERLOADED, TIMED_OUT, BROKEN, UNREACHABLE -> gate.silent(probe);
      case RATE_LIMITED -> {
        gate.answered();
        trouble.pause().ifPresent(gate::pause);
      }
      case REFUSED, TOO_LONG, KEY, CREDIT, MISSING, REJECTED -> gate.answered();
      case ABANDONED -> {}
    }
  }
}
