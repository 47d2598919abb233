package assay.strategy;

import assay.verdict.Verdict;
import java.util.Optional;

/**
 * What a model can be told about one turn.
 *
 * @param practice what became of the candidate on inputs for practice
 * @param profile where it spends its time
 */
public record Told(Turn turn, Optional<Verdict> practice, Optional<String> profile) {
  public static Told of(Turn turn) {
    return new Told(turn, Optional.empty(), Optional.empty());
  }
}
