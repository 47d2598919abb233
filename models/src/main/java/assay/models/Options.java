package assay.models;

import assay.models.cache.ReplyCache;
import assay.models.price.Budget;
import assay.models.retry.Patience;
import java.time.Duration;

/**
 * What holds for all models of a run.
 *
 * @param ceiling the most calls at once to a provider that names no number of its own
 * @param grace how long calls under way may still take when everything else is over, so that what
 *     is paid for is kept
 */
public record Options(
    Patience patience, int ceiling, ReplyCache cache, Budget budget, Duration grace) {
  public static final int CEILING = 64;

  public static final Duration GRACE = Duration.ofSeconds(30);

  public static Options of(ReplyCache cache, Budget budget) {
    return new Options(Patience.NORMAL, CEILING, cache, budget, GRACE);
  }
}
