package assay.models.retry;

import assay.models.wire.Trouble;
import assay.models.wire.Trouble.Kind;
import dev.failsafe.Failsafe;
import dev.failsafe.FailsafeException;
import dev.failsafe.RetryPolicy;
import dev.failsafe.function.CheckedSupplier;
import java.time.Duration;
import java.util.function.BooleanSupplier;
import java.util.random.RandomGenerator;

/**
 * Asks again after a trouble that may pass: later each time, never sooner than the provider wants,
 * and never all at once.
 */
public final class Retries {
  private static final int MOST_DOUBLINGS = 20;

  private final Patience patience;
  private final RandomGenerator random;

  public Retries(Patience patience, RandomGenerator random) {
    this.patience = patience;
    this.random = random;
  }

  /**
   * The result of the first try that brings one, or the trouble of the last.
   *
   * @param reached whether the provider ever answered anyone
   */
  public <T> T call(CheckedSupplier<T> once, BooleanSupplier reached) throws InterruptedException {
    RetryPolicy<T> policy =
        RetryPolicy.<T>builder()
            .handleIf(problem -> problem instanceof Trouble trouble && isWorthIt(trouble))
            .abortIf(
                (_, problem) ->
                    problem instanceof Trouble trouble
                        && trouble.kind() == Kind.UNREACHABLE
                        && !reached.getAsBoolean())
            .withMaxAttempts(patience.tries())
            .withDelayFn(
                context ->
                    context.getLastException() instanceof Trouble trouble
                        ? delay(trouble, context.getAttemptCount())
                        : Duration.ZERO)
            .build();
    try {
      return Failsafe.with(policy).get(once);
    } catch (FailsafeException e) {
      if (e.getCause() instanceof InterruptedException interruption) {
        throw interruption;
      }
      throw new IllegalStateException(e.getCause());
    }
  }

  private boolean isWorthIt(Trouble trouble) {
    return trouble.kind().isPassing()
        && trouble.pause().filter(pause -> pause.compareTo(patience.longestPause()) > 0).isEmpty();
  }

  /** Between half the time and all of it; and where the provider named one, a little more. */
  Duration delay(Trouble trouble, int tries) {
    long full =
        Math.min(
            patience.longestDelay().toMillis(),
            patience.firstDelay().toMillis() << Math.min(tries - 1, MOST_DOUBLINGS));
    Duration own = Duration.ofMillis(full / 2 + random.nextLong(full / 2 + 1));
    return trouble.pause().map(pause -> pause.plus(spread(pause))).orElse(own);
  }

  private Duration spread(Duration pause) {
    return Duration.ofMillis(random.nextLong(pause.toMillis() / 10 + 100));
  }
}
