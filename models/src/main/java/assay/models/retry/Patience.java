package assay.models.retry;

import java.time.Duration;

/**
 * How long a call is worth waiting for.
 *
 * @param timeout of one try, to the last byte
 * @param tries in all
 * @param firstDelay after the first try that failed; doubled after each further one
 * @param longestDelay between two tries
 * @param longestPause that a provider may ask for; a longer one ends the call
 */
public record Patience(
    Duration timeout,
    int tries,
    Duration firstDelay,
    Duration longestDelay,
    Duration longestPause) {
  /** Outlasts a provider that is gone for some minutes. */
  public static final Patience NORMAL =
      new Patience(
          Duration.ofMinutes(10),
          10,
          Duration.ofSeconds(1),
          Duration.ofSeconds(60),
          Duration.ofMinutes(10));

  public Patience {
    if (tries < 1) {
      throw new IllegalArgumentException("A call needs at least one try.");
    }
  }

  /** How long a provider that is gone stays untried at most. */
  public Duration longestProbe() {
    return longestDelay.dividedBy(4);
  }

  public Patience withTimeout(Duration other) {
    return new Patience(other, tries, firstDelay, longestDelay, longestPause);
  }

  public Patience withTries(int other) {
    return new Patience(timeout, other, firstDelay, longestDelay, longestPause);
  }
}
