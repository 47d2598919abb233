package assay.strategy;

import assay.task.Answer;
import assay.task.Candidate;
import assay.verdict.Merit;
import assay.verdict.Verdict;
import java.util.List;
import java.util.Optional;

/**
 * One question, its answer and what came of it.
 *
 * @param candidate what the answer held, if it held one
 * @param tokens of question and answer, as far as the provider told
 * @param cost in US dollars, as far as it is known
 */
public record Turn(
    Answer answer, Optional<Candidate> candidate, Verdict verdict, long tokens, double cost) {
  /** The first of the best. */
  public static Turn best(List<Turn> turns) {
    Turn best = turns.getFirst();
    for (Turn turn : turns) {
      if (Merit.of(turn.verdict()).compareTo(Merit.of(best.verdict())) > 0) {
        best = turn;
      }
    }
    return best;
  }
}
