package assay.models.window;

import assay.model.Question;
import assay.models.price.Estimate;
import assay.models.price.Tokens;
import java.util.OptionalInt;

/**
 * How many tokens a question and its answer take, rather too many than too few: a provider that
 * finds out for itself may cut the question off without a word.
 */
public final class Need {
  /** The one provider whose tokens are counted as it counts them. */
  private static final String COUNTED_ALIKE = "openai";

  /** Others' tokens are shorter, of code by about this much. */
  private static final double OTHERS = 1.25;

  /** What stands around the messages. */
  private static final long FRAME = 32;

  private Need() {}

  /**
   * The tokens.
   *
   * @param longest the most tokens an answer may have, where it is said
   * @param provider whose tokens they are
   */
  public static long of(Question question, OptionalInt longest, String provider) {
    long counted =
        Tokens.in(question)
            + question.structure().map(one -> (long) Tokens.in(one.schema())).orElse(0L);
    double factor = provider.equals(COUNTED_ALIKE) ? 1 : OTHERS;
    return (long) Math.ceil(counted * factor) + FRAME + longest.orElse(Estimate.TYPICAL_ANSWER);
  }
}
