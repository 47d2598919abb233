package assay.models.price;

import assay.model.Question;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;

/**
 * What asking one model costs.
 *
 * @param price empty where nobody knows it
 */
public record Bill(Optional<Price> price) {
  /** Tokens an answer is assumed to have at most where no limit is set. */
  private static final int ASSUMED_LONGEST_ANSWER = 8192;

  /** In US dollars, where price and tokens are known. */
  public OptionalDouble cost(OptionalLong inputTokens, OptionalLong outputTokens) {
    return price.isPresent() && inputTokens.isPresent() && outputTokens.isPresent()
        ? OptionalDouble.of(price.get().of(inputTokens.getAsLong(), outputTokens.getAsLong()))
        : OptionalDouble.empty();
  }

  /** What a question may cost at most; nothing where the price is not known. */
  public double most(Question question, OptionalInt maxTokens) {
    int longest = maxTokens.orElse(ASSUMED_LONGEST_ANSWER);
    return cost(OptionalLong.of(Tokens.in(question)), OptionalLong.of(longest)).orElse(0);
  }
}
