package assay.models.price;

import java.time.Duration;
import java.util.OptionalDouble;

/**
 * What a run will take, before it is begun. Answers are assumed to have {@link #TYPICAL_ANSWER}
 * tokens, or the most that is allowed if that is less.
 *
 * @param trials all of them
 * @param cached those whose answer is known already
 * @param inputTokens of the questions still to be asked
 * @param outputTokens of their answers
 * @param cost in US dollars, where the price is known
 * @param time for asking alone
 */
public record Estimate(
    int trials,
    int cached,
    long inputTokens,
    long outputTokens,
    OptionalDouble cost,
    Duration time) {
  /** Tokens of an answer: a function with a little prose. */
  public static final int TYPICAL_ANSWER = 800;

  /** Tokens a provider writes in a second. */
  private static final double SPEED = 50;

  /** Calls under way at once. */
  private static final int AT_ONCE = 8;

  /** How long asking takes that many questions with that many tokens of answers. */
  public static Duration time(int questions, long outputTokens) {
    double seconds = (questions + outputTokens / SPEED) / Math.min(AT_ONCE, Math.max(1, questions));
    return Duration.ofSeconds(Math.round(seconds));
  }
}
